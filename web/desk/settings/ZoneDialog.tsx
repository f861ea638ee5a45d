import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type DeliveryZoneInput, useDeskSaveDeliveryZoneMutation } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { CheckBox } from '../../ui/form/CheckBox';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskSaveDeliveryZone($input: DeliveryZoneInput!) {
  saveDeliveryZone(input: $input) {
    deliveryZone { id name pinPrefixes freshDays generalDays expressDays takesCash cutoff weekdays slots }
    userErrors { code message field }
  }
}`);

const WEEK: Message[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface ZoneDialogProps {
  /** Null for a new one. */
  zone: DeliveryZoneInput | null;
  onSaved: () => unknown;
  onClose: () => void;
}

/**
 * The boxes of a zone of delivery: its PIN codes, its days and the times of a day to choose from.
 */
export function ZoneDialog({ zone, onSaved, onClose }: ZoneDialogProps) {
  const report = useOutcomeReport();
  const [mutate] = useDeskSaveDeliveryZoneMutation();
  const [name, setName] = useState(zone?.name ?? '');
  const [pins, setPins] = useState(zone?.pinPrefixes.join(', ') ?? '');
  const [fresh, setFresh] = useState(String(zone?.freshDays ?? ''));
  const [general, setGeneral] = useState(String(zone?.generalDays ?? ''));
  const [express, setExpress] = useState(String(zone?.expressDays ?? ''));
  const [takesCash, setTakesCash] = useState(zone?.takesCash ?? true);
  const [cutoff, setCutoff] = useState(zone?.cutoff ?? '17:00');
  const [slots, setSlots] = useState(zone?.slots.join(', ') ?? '');
  const [weekdays, setWeekdays] = useState<readonly number[]>(zone?.weekdays ?? [1, 2, 3, 4, 5, 6]);

  const send = async () => {
    const input: DeliveryZoneInput = {
      id: zone?.id ?? null,
      ...{ name, pinPrefixes: listed(pins), cutoff: cutoff.trim(), slots: listed(slots) },
      ...{ freshDays: daysOf(fresh), generalDays: daysOf(general), expressDays: daysOf(express) },
      ...{ takesCash, weekdays: [...weekdays] },
    };
    const isDone = await report(async () => (await mutate({ variables: { input } })).data?.saveDeliveryZone);
    if (isDone) onSaved();
    return isDone;
  };
  return (
    <FormDialog
      title={zone ? t('Change {name}', { name: zone.name }) : t('Add a zone')}
      actionLabel={t('Save')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        name="name"
        maxLength={80}
        value={name}
        onChange={setName}
        hint={t('As shoppers call it.')}
      />
      <TextField
        label={t('PIN code prefixes')}
        name="pinPrefixes"
        value={pins}
        onChange={setPins}
        hint={t('Separated by commas, such as 560, 5621.')}
      />
      <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 16rem))' }} alignItems={{ md: 'start' }}>
        <TextField
          label={t('Days until fresh food arrives')}
          name="freshDays"
          inputMode="numeric"
          isOptional
          value={fresh}
          onChange={setFresh}
          hint={t('0 is the same day. Leave empty if not delivered.')}
        />
        <TextField
          label={t('Days until other items arrive')}
          name="generalDays"
          inputMode="numeric"
          isOptional
          value={general}
          onChange={setGeneral}
          hint={t('Leave empty if not delivered.')}
        />
      </Grid>
      <TextField
        label={t('Days until express arrives')}
        name="expressDays"
        inputMode="numeric"
        isOptional
        value={express}
        onChange={setExpress}
        hint={t('Leave empty if there is no express.')}
      />
      <CheckBox checked={takesCash} onChange={setTakesCash}>
        {t('Orders can be paid for on delivery')}
      </CheckBox>
      <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 16rem))' }} alignItems={{ md: 'start' }}>
        <TextField
          label={t('Orders until')}
          name="cutoff"
          value={cutoff}
          onChange={setCutoff}
          hint={t('Indian time, such as 17:00.')}
        />
        <TextField
          label={t('Times to choose from')}
          name="slots"
          isOptional
          value={slots}
          onChange={setSlots}
          hint={t('Such as 09:00-12:00, 18:00-21:00.')}
        />
      </Grid>
      <CheckChoice
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        legend={t('Delivery days')}
        options={WEEK.map((day, index) => [index + 1, t(day)])}
        value={weekdays}
        onChange={setWeekdays}
      />
    </FormDialog>
  );
}

/** How many days of delivery goods take, in words. */
export function daysInWords(days: number | null): string {
  if (days === null) return t('Not delivered');
  if (days === 0) return t('The same day');
  return days === 1 ? t('1 day') : t('{days} days', { days });
}

function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** What is no number is refused by the graph, in its own words. */
function daysOf(text: string): number | null {
  return text.trim() === '' ? null : Math.trunc(Number(text) || (text.trim() === '0' ? 0 : -1));
}

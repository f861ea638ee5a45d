import { Button, Grid, Heading } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { firstMissing, hintOf } from '../accounts/addresses/addressFields';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { firstMistyped, focusField } from '../ui/form/formFocus';
import { TextField } from '../ui/form/TextField';
import { BILLING_FIELDS, type Billing } from './billing';
import { placeOfPin, withPin } from './placeOfPin';

/**
 * The boxes as they stand, two beside each other where there is room: the PIN code comes first,
 * since it says the city and the state, and by when the goods come.
 */
const ORDER: (keyof Billing)[] = [
  ...(['zipCode', 'fullName', 'streetAddressLine1', 'streetAddressLine2'] as const),
  ...(['city', 'state', 'country', 'phoneNumber', 'email', 'buyerGstin'] as const),
];
const BOXES = [...BILLING_FIELDS].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));

interface BillingFormProps {
  /** The form's id; a button elsewhere on the page sends it through `form={id}`. */
  id: string;
  /** What the boxes hold. */
  billing: Billing;
  /** Whether the e-mail may stay empty, of a shopper who is told of the order by text message. */
  isEmailOptional?: boolean;
  /** Called with what a box now holds. */
  onFill: (entries: Partial<Billing>) => void;
  /** Called when every required box is filled. */
  onComplete: () => void;
}

/**
 * BILLING DETAILS: the address of an order. The first empty required box stops it: an alert, the
 * same words under the box, and the focus in it. The PIN code fills in its city and its state. An
 * unusual PIN code or phone number is remarked on when its box is left, and accepted.
 *
 * @see spec §5 (checkout submit)
 */
export function BillingForm({ id, billing, isEmailOptional = false, onFill, onComplete }: BillingFormProps) {
  const alert = useAlert();
  const [wrong, setWrong] = useState<{ field: string; message: string; entry?: string } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const [isBusiness, setIsBusiness] = useState(billing.buyerGstin !== '');
  const isAsked = ({ name, missing }: (typeof BILLING_FIELDS)[number]) =>
    missing !== null && !(isEmailOptional && name === 'email');
  const boxes = BOXES.filter(({ name }) => name !== 'buyerGstin' || isBusiness);

  const told = useRef(placeOfPin(billing.zipCode));
  const enter = (name: keyof Billing, entry: string) => {
    if (name !== 'zipCode') return onFill({ [name]: entry });
    onFill(withPin(entry, billing, told.current));
    const tells = placeOfPin(entry);
    if (tells.state) told.current = tells;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = firstMissing(BILLING_FIELDS.filter(isAsked), billing) ?? firstMistyped(event.currentTarget);
    setWrong(problem && { ...problem, entry: billing[problem.field as keyof Billing] });
    if (!problem) {
      onComplete();
      return;
    }
    alert.error(problem.message);
    focusField(event.currentTarget, problem.field);
  };

  return (
    <form id={id} noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <Heading size="lg" letterSpacing="wide" mb="5" id={`${id}-title`}>
        {t('BILLING DETAILS')}
      </Heading>
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
        css={{ '& > :has([name^=street], [name=email], [name=buyerGstin])': { gridColumn: '1 / -1' } }}
      >
        {boxes.map((field) => (
          <TextField
            key={field.name}
            label={t(field.label)}
            name={field.name}
            type={field.type}
            inputMode={field.inputMode}
            autoComplete={field.autoComplete}
            suggestions={field.suggestions}
            isOptional={!isAsked(field)}
            value={billing[field.name]}
            onChange={(entry) => enter(field.name, entry)}
            onBlur={() => setLeft((before) => new Set(before).add(field.name))}
            error={wrong?.field === field.name && wrong.entry === billing[field.name] ? wrong.message : null}
            hint={hintOf(field, left.has(field.name) ? billing[field.name] : '', billing)}
          />
        ))}
        {!isBusiness && (
          <Button justifySelf="start" variant="plain" size="sm" px="0" onClick={() => setIsBusiness(true)}>
            {t('Buying for a business? Add its GSTIN')}
          </Button>
        )}
      </Grid>
    </form>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { t } from '../../lib/messages';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Heading } from '../../ui/layout/Heading';
import { Panel } from '../../ui/layout/Panel';
import styles from './DeliverySettingsPage.module.css';

interface OfferPanelProps {
  /** Of the heading, unique on the page. */
  id: string;
  title: string;
  switchLabel: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** What follows from what is chosen now. */
  words: string;
  actionLabel: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The boxes, shown while it is on. */
  children: ReactNode;
}

/** Something that the shop offers or does not: a switch, the boxes for its terms, and a button that saves both. */
export function OfferPanel(props: OfferPanelProps) {
  const { id, title, switchLabel, isOn, onSwitch, words, actionLabel, isBusy, onSubmit, children } = props;
  return (
    <Panel padding="md">
      <form className={styles.form} noValidate onSubmit={onSubmit} aria-labelledby={id}>
        <Heading size="lg" id={id}>
          {title}
        </Heading>
        <label className={styles.choice}>
          <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
          <span>{switchLabel}</span>
        </label>
        {isOn && children}
        <p className={styles.muted}>{words}</p>
        <div>
          <SubmitButton isBusy={isBusy} busyLabel={t('Saving…')}>
            {actionLabel}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}

import { useState } from 'react';
import { t } from '../../../lib/messages';
import { rupeesIn } from './amounts';

/** What is typed into a `RupeesField`, read as an amount once its form is sent. */
export function useRupees() {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  return {
    box: { value, onChange: setValue },
    /** What is wrong with it, in words for the box; absent until it is read. */
    problem,
    /** The amount in rupees. Null where the text is none, of which the box then tells. */
    read() {
      const rupees = rupeesIn(value);
      setProblem(rupees === null ? t('Enter an amount in rupees, such as 100.') : undefined);
      return rupees;
    },
    empty: () => setValue(''),
  };
}

import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { FormDialog } from '../shared/form/FormDialog';
import { COLUMNS, type ColumnName } from './productColumns';

interface ChooseColumnsProps {
  shown: readonly ColumnName[];
  onChoose: (names: ColumnName[]) => void;
}

/** A button, and the columns to tick that it leads to. */
export function ChooseColumns({ shown, onChoose }: ChooseColumnsProps) {
  const alert = useAlert();
  const [isOpen, setOpen] = useState(false);
  const [ticked, setTicked] = useState<readonly ColumnName[]>(shown);
  const names = Object.keys(COLUMNS) as ColumnName[];
  const open = () => {
    setTicked(shown);
    setOpen(true);
  };
  const send = async () => {
    if (ticked.length === 0) alert.error(t('Tick one column at the least.'));
    else onChoose(names.filter((name) => ticked.includes(name)));
    return ticked.length > 0;
  };
  return (
    <>
      <Button size="sm" h="10" variant="outline" onClick={open}>
        {t('Columns')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('Columns of the list')}
          text={t('A view that you save keeps them.')}
          actionLabel={t('Show these')}
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <CheckChoice
            gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
            legend={t('Columns')}
            isLegendHidden
            options={names.map((name) => [name, t(COLUMNS[name])])}
            value={ticked}
            onChange={setTicked}
          />
        </FormDialog>
      )}
    </>
  );
}

import { Button, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useDownload } from '../../accounts/profile/useDownload';
import { gql } from '../../gql';
import { type DeskImportCatalogueMutation, useDeskImportCatalogueMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { useAlert } from '../../ui/feedback/AlertBar';
import { SendButton } from '../../ui/form/SendButton';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { FileField } from '../shared/form/FileField';

gql(`mutation deskImportCatalogue($file: Upload!, $dryRun: Boolean!) {
  importCatalogue(file: $file, dryRun: $dryRun) {
    created updated unchanged refused unread
    problems { row column reason }
    userErrors { code message field }
  }
}`);

type Report = DeskImportCatalogueMutation['importCatalogue'];

/**
 * Brings a file of articles into the catalogue, after a trial that changes nothing, and tells what
 * came of each row.
 */
export function ImportPage() {
  const alert = useAlert();
  const { download, isBusy } = useDownload();
  const box = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<{ of: Report; isTrial: boolean } | null>(null);
  const [busy, setBusy] = useState<'trial' | 'import' | null>(null);
  const [mutate] = useDeskImportCatalogueMutation();

  const send = async (isTrial: boolean) => {
    if (!file) {
      alert.error(t('Choose a file first.'));
      return box.current?.focus();
    }
    setBusy(isTrial ? 'trial' : 'import');
    try {
      const context = { upload: { url: '/graphql', onProgress: () => undefined } };
      const { data } = await mutate({ variables: { file, dryRun: isTrial }, context });
      const answer = data?.importCatalogue;
      const refusal = answer?.userErrors[0]?.message;
      if (!answer || refusal) alert.error(refusal ?? faultMessage(null));
      else setReport({ of: answer, isTrial });
    } catch (error) {
      alert.error(faultMessage(error));
    }
    setBusy(null);
  };

  return (
    <>
      <DeskTitle
        text={t('A CSV file with a header, JSON lines or a workbook (.xlsx), of at most 20 MB.')}
        actions={
          <Button
            variant="outline"
            aria-busy={isBusy || undefined}
            onClick={() => void download('/catalogue.csv', 'catalogue.csv')}
          >
            {isBusy ? t('Preparing…') : t('Download the catalogue')}
          </Button>
        }
      >
        {t('Import')}
      </DeskTitle>
      <Card.Root display="grid" gap="4" maxW="42rem" mb="6">
        <FileField
          ref={box}
          label={t('Product file')}
          accept=".csv,.jsonl,.ndjson,text/csv"
          onChoose={(chosen) => {
            setFile(chosen ?? null);
            setReport(null);
          }}
        />
        <Text color="fg.muted" fontSize="sm">
          {t(
            'Products that are not in the file stay as they are. Importing the same file again changes nothing. Try it first to see what would change.',
          )}
        </Text>
        <Flex gap="2">
          <Button variant="outline" size="lg" aria-busy={busy === 'trial' || undefined} onClick={() => void send(true)}>
            {busy === 'trial' ? t('Trying…') : t('Try it')}
          </Button>
          <SendButton isBusy={busy === 'import'} busyLabel={t('Importing…')} onClick={() => void send(false)}>
            {t('Import')}
          </SendButton>
        </Flex>
      </Card.Root>
      <div role="status">{report && <ReportOf report={report.of} isTrial={report.isTrial} />}</div>
    </>
  );
}

function ReportOf({ report, isTrial }: { report: Report; isTrial: boolean }) {
  const figures = [
    [isTrial ? t('would be new') : t('new'), report.created],
    [isTrial ? t('would change') : t('changed'), report.updated],
    [t('unchanged'), report.unchanged],
    [t('not imported'), report.refused],
  ] as const;
  return (
    <Grid as="section" gap="4">
      <Heading size="lg">{isTrial ? t('What would change') : t('What changed')}</Heading>
      <Flex as="ul" wrap="wrap" rowGap="2" columnGap="6" listStyleType="none">
        {figures.map(([words, count]) => (
          <li key={words}>
            <b>{formatCount(count)}</b> {words}
          </li>
        ))}
      </Flex>
      {report.unread.length > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {t('The shop does not use these columns: {names}.', { names: report.unread.join(', ') })}
        </Text>
      )}
      {report.problems.length > 0 && (
        <DeskTable
          label={t('Rows not imported')}
          rows={report.problems}
          keyOf={({ row, column }) => `${row} ${column}`}
          columns={[
            { title: 'Row', isHead: true, cell: ({ row }) => t('Row {row}', { row }) },
            { title: 'Column', cell: ({ column }) => column ?? '–' },
            { title: 'What is wrong', cell: ({ reason }) => reason },
          ]}
        />
      )}
    </Grid>
  );
}

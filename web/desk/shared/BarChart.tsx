import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { type DeskColumn, DeskTable } from './DeskTable';

interface BarChartProps<Row> {
  /** Its name, and that of the table behind it. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What stands below a bar, of which the first and the last are written. */
  nameOf: (row: Row) => string;
  /** How high a bar is; 0 or more. */
  heightOf: (row: Row) => number;
  /** How high the paler bar beside it is; absent: there is none. */
  heightBeforeOf?: (row: Row) => number;
  /** What is told of a bar that is pointed at. */
  tellOf: (row: Row) => string;
  /** Of what is not the last row, where the last alone is to stand out. */
  isLastStrong?: boolean;
  /** The columns of the table. */
  columns: readonly DeskColumn<Row>[];
}

/** More bars than this stand without a gap. */
const MAX_APART = 62;

/**
 * Bars beside each other, with the same figures as a table: for those who cannot see the bars it is
 * always there, and a button shows it to the others.
 */
export function BarChart<Row>({
  label,
  rows,
  keyOf,
  nameOf,
  heightOf,
  heightBeforeOf,
  tellOf,
  ...more
}: BarChartProps<Row>) {
  const { isLastStrong, columns } = more;
  const [isTableShown, setTableShown] = useState(false);
  const most = Math.max(...rows.flatMap((row) => [heightOf(row), heightBeforeOf?.(row) ?? 0]), 1);
  const table = <DeskTable label={label} columns={columns} rows={rows} keyOf={keyOf} />;
  const [first, last] = [rows[0], rows.at(-1)];
  const bar = (value: number) => ({ height: value === 0 ? '0' : `${Math.max(2, (value / most) * 100)}%` });
  return (
    <Flex direction="column" gap="2" minW="0">
      <Box aria-hidden="true">
        <Flex
          align="flex-end"
          gap={rows.length > MAX_APART ? '0' : { base: '0.5', md: '1' }}
          h="9rem"
          borderBottom="1px solid {colors.border}"
        >
          {rows.map((row, index) => (
            <Flex key={keyOf(row)} flex="1" minW="0" h="full" align="flex-end" title={tellOf(row)}>
              {heightBeforeOf && (
                <Box flex="1" minW="0" borderTopRadius="xs" bg="brand.emphasized" style={bar(heightBeforeOf(row))} />
              )}
              <Box
                flex="1"
                minW="0"
                borderTopRadius="xs"
                bg={isLastStrong && index < rows.length - 1 ? 'brand.emphasized' : 'brand.solid'}
                style={bar(heightOf(row))}
              />
            </Flex>
          ))}
        </Flex>
        <Flex justify="space-between" gap="3" mt="1" color="fg.muted" fontSize="xs">
          <span>{first && nameOf(first)}</span>
          {heightBeforeOf && (
            <Flex gap="3">
              <Legend colour="brand.solid">{t('These days')}</Legend>
              <Legend colour="brand.emphasized">{t('Before')}</Legend>
            </Flex>
          )}
          <span>{last && nameOf(last)}</span>
        </Flex>
      </Box>
      <Button
        variant="plain"
        alignSelf="start"
        minH="11"
        px="0"
        fontSize="sm"
        color="brand.fg"
        aria-expanded={isTableShown}
        onClick={() => setTableShown(!isTableShown)}
      >
        {isTableShown ? t('Hide the table') : t('Show as a table')}
      </Button>
      {isTableShown ? table : <Box srOnly>{table}</Box>}
    </Flex>
  );
}

function Legend({ colour, children }: { colour: 'brand.solid' | 'brand.emphasized'; children: string }) {
  return (
    <Flex align="center" gap="1.5">
      <Box boxSize="2.5" borderRadius="xs" bg={colour} />
      {children}
    </Flex>
  );
}

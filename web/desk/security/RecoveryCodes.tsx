import { Button, chakra, Grid, Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { t } from '../../lib/messages';

/** Recovery codes that were just made, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Grid as="section" gap="4" justifyItems="start" aria-labelledby="recovery-codes">
      <Heading as="h2" size="lg" id="recovery-codes" tabIndex={-1} ref={heading}>
        {t('Your recovery codes')}
      </Heading>
      <p>{t('Write them down or print them, and keep them apart from your phone. They are not shown again.')}</p>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(13rem, 1fr))"
        gap="2"
        w="full"
        fontFamily="mono"
        listStyleType="none"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <Grid gap="3" gridAutoFlow={{ md: 'column' }}>
        <Button variant="outline" onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button colorPalette="brand" onClick={onKept}>
          {t('I have kept them')}
        </Button>
      </Grid>
    </Grid>
  );
}

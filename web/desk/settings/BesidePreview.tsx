import { Card, Grid, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BesidePreviewProps {
  /** The heading of the preview. */
  title: string;
  preview: ReactNode;
  children: ReactNode;
}

/** What is set, and beside it what comes of it; on narrow screens below it. */
export function BesidePreview({ title, preview, children }: BesidePreviewProps) {
  return (
    <Grid gap="6" templateColumns={{ xl: 'minmax(0, 1fr) minmax(0, 26rem)' }} alignItems={{ xl: 'start' }}>
      {children}
      <Card.Root
        as="section"
        display="grid"
        gap="3"
        position={{ xl: 'sticky' }}
        top={{ xl: '6' }}
        aria-labelledby="preview"
      >
        <Heading size="lg" id="preview">
          {title}
        </Heading>
        {preview}
      </Card.Root>
    </Grid>
  );
}

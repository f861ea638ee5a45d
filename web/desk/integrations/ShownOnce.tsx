import { Button, Card, Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { t } from '../../lib/messages';
import { Snippet } from './Snippet';

interface ShownOnceProps {
  title: string;
  /** What is not shown again. */
  secret: { label: string; code: string };
  /** How it is used. */
  snippet: { label: string; code: string };
  onDone: () => void;
}

/** A secret that was just made, shown this once, with how to use it. */
export function ShownOnce({ title, secret, snippet, onDone }: ShownOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card.Root as="section" display="grid" gap="5" mb="6" borderColor="brand.solid" aria-labelledby="shown-once">
      <div>
        <Heading as="h2" size="lg" id="shown-once" tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <p>{t('Keep it somewhere safe now: it is not shown again.')}</p>
      </div>
      <Snippet {...secret} />
      <Snippet {...snippet} />
      <Button variant="outline" justifySelf="start" onClick={onDone}>
        {t('I have kept it')}
      </Button>
    </Card.Root>
  );
}

import { Card, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  /** A line below the title. */
  text?: string;
  children: ReactNode;
}

/** A part of a long form under its own title. */
export function FormPart({ title, text, children }: FormPartProps) {
  return (
    <Card.Root as="section" display="grid" gap="5" minW="0" aria-label={title}>
      <div>
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        {text && (
          <Text color="fg.muted" fontSize="sm">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Card.Root>
  );
}

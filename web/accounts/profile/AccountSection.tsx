import { Card, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  /** A few words below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of My Account below the profile, a region that its title names. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card.Root
      as="section"
      size="lg"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      mt="6"
      aria-labelledby={id}
    >
      <div>
        <Heading size="lg" id={id}>
          {title}
        </Heading>
        {note}
      </div>
      {children}
    </Card.Root>
  );
}

/** What a part of My Account says, and beside it, where there is room, what can be done. */
export function AccountRow({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      {children}
    </Flex>
  );
}

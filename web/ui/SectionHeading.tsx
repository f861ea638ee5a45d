import { chakra, Heading } from '@chakra-ui/react';

interface SectionHeadingProps {
  children: string;
  /** A few words below; they say what the heading leaves open. */
  note?: string;
  /** For a region that takes its name from the heading. */
  id?: string;
}

/** The heading of a part of a page, with a line below it where there is something to add. */
export function SectionHeading({ children, note, id }: SectionHeadingProps) {
  return (
    <div>
      <Heading as="h2" id={id} size={{ base: '2xl', lg: '3xl' }} fontWeight="extrabold">
        {children}
      </Heading>
      {note && (
        <chakra.p mt="1" textStyle={{ base: 'sm', lg: 'md' }} color="fg.muted" textWrap="pretty">
          {note}
        </chakra.p>
      )}
    </div>
  );
}

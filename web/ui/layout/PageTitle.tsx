import { Box, type BoxProps, Heading, Text } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface PageTitleProps {
  children: string;
  /**
   * A line below, announced when it changes; its place is there from the start. Absent on a page
   * that has none.
   */
  status?: string;
  /** Stands below, such as what was just removed and can be put back. */
  note?: ReactNode;
  /** The room below; 24 px unless said otherwise. */
  mb?: BoxProps['mb'];
  /** Of the heading, to give it the focus. */
  ref?: Ref<HTMLHeadingElement>;
  tabIndex?: -1;
}

/** The heading of a page of a shopper's own, such as the cart, with the room around it. */
export function PageTitle({ children, status, note, mb = '6', ...heading }: PageTitleProps) {
  return (
    <>
      <Box mt={{ lg: '4' }} mb={mb}>
        <Heading as="h1" size={{ base: '2xl', lg: '3xl' }} {...heading}>
          {children}
        </Heading>
        {status !== undefined && (
          <Text color="fg.muted" mt="1" minH="6" role="status">
            {status}
          </Text>
        )}
      </Box>
      {note && <Box mb="4">{note}</Box>}
    </>
  );
}

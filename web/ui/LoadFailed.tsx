import { Button, Stack, Text } from '@chakra-ui/react';

interface LoadFailedProps {
  /** What could not be shown, as a sentence. */
  message?: string;
  /** Asks again. */
  onRetry: () => void;
}

/** Stands in the place of what could not be loaded, with a button that tries again. */
export function LoadFailed({ message = 'We could not load this part of the shop.', onRetry }: LoadFailedProps) {
  return (
    <Stack
      role="alert"
      align="center"
      gap="4"
      py="12"
      px="6"
      textAlign="center"
      bg="bg.subtle"
      borderRadius="2xl"
      borderWidth="1px"
      borderColor="border"
    >
      <Stack gap="1">
        <Text fontWeight="600">{message}</Text>
        <Text color="fg.muted" fontSize="sm">
          Please check your connection and try again.
        </Text>
      </Stack>
      <Button colorPalette="brand" variant="outline" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}

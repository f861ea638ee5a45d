import { Stack } from '@chakra-ui/react';
import { gql } from '../gql';
import { useOrderQuestionsQuery } from '../gql/graphql';
import { Question } from './Question';
import { useAnswerShortage } from './useAnswerShortage';

gql(`query OrderQuestions {
  me {
    id
    questions { id ...Question_shortage }
  }
}`);

/**
 * What the shopper is asked now about what is missing of own orders; nothing for nearly everybody.
 * The stream of an order has it asked for again.
 */
export function OrderQuestions() {
  const { data, refetch } = useOrderQuestionsQuery({ fetchPolicy: 'cache-and-network' });
  const { answer, isBusy } = useAnswerShortage();
  const questions = data?.me?.questions ?? [];
  return (
    <Stack gap="4" mb={questions.length > 0 ? '6' : '0'} role="status">
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          isBusy={isBusy}
          onAnswer={(variantId) => void answer({ id: question.id }, variantId).then(() => void refetch())}
        />
      ))}
    </Stack>
  );
}

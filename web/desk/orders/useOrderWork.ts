import { gql } from '../../gql';
import {
  type MissingInput,
  type OrderStatus,
  type ShipmentInput,
  useApproveReturnMutation,
  useDeskRefuseDeliveryMutation,
  useReceiveReturnMutation,
  useRefundOrderMutation,
  useRefuseReturnMutation,
  useReportMissingMutation,
  useSetLineBatchMutation,
  useSetOrderStatusMutation,
  useShipOrderMutation,
  useWeighLineMutation,
} from '../../gql/graphql';
import type { Answer } from '../../ui/feedback/useReport';
import { useOutcomeReport } from '../shared/useOutcomeReport';

// What a step of an order may change: it is asked for with each of them, so that the page follows.
gql(`
  fragment DeskOrderLife on Order {
    id status nextStatuses refundedTotal refundState amountDue notSupplied
    lines {
      id productTitle options sku quantity price subTotal missing looseGrams weighedGrams wish
      substituteFor { id productTitle }
      variant { id }
      batches { quantity mayLeave batch { id number bestBefore } }
      image { id alt placeholder srcset }
    }
    shortages { id status askedUntil line { id } }
    refunds { id amount reason status createdAt settledAt reference }
    invoice { number }
    creditNotes { number }
    events { kind actor happenedAt amount note }
    shipments { courier trackingNumber shippedAt lines { quantity line { id } } }
    returns {
      toCredit
      id status reason note value refundOnReceipt refunded requestedAt
      lines { quantity line { id productTitle options } }
    }
  }
`);
gql(`mutation setOrderStatus($id: ID!, $status: OrderStatus!) {
  setOrderStatus(id: $id, status: $status) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation shipOrder($id: ID!, $input: ShipmentInput!) {
  shipOrder(id: $id, input: $input) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation reportMissing($input: MissingInput!) {
  reportMissing(input: $input) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation weighLine($lineId: ID!, $grams: Int!) {
  weighLine(lineId: $lineId, grams: $grams) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation setLineBatch($lineId: ID!, $batchId: ID!) {
  setLineBatch(lineId: $lineId, batchId: $batchId) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation refundOrder($id: ID!, $amount: Rupees!, $refundedBefore: Rupees!, $note: String!) {
  refundOrder(id: $id, amount: $amount, refundedBefore: $refundedBefore, note: $note) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation deskRefuseDelivery($id: ID!, $restock: Boolean!, $note: String) {
  refuseDelivery(id: $id, restock: $restock, note: $note) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation approveReturn($id: ID!, $note: String) {
  approveReturn(id: $id, note: $note) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation refuseReturn($id: ID!, $note: String!) {
  refuseReturn(id: $id, note: $note) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);
gql(`mutation receiveReturn($id: ID!, $restock: Boolean!, $note: String, $toCredit: Boolean) {
  receiveReturn(id: $id, restock: $restock, note: $note, toCredit: $toCredit) {
    message
    order { id ...DeskOrderLife }
    userErrors { code message field }
  }
}`);

/**
 * What is refused was mostly done elsewhere meanwhile, such as in the window of a colleague: the
 * page is read anew, so that it shows that, and the next try begins from it.
 */
const READ_ANEW = {
  refetchQueries: ({ data }: { data?: object | null }) =>
    Object.values(data ?? {}).some((answer: Partial<Answer> | null) => answer?.userErrors?.length)
      ? ('active' as const)
      : [],
};

/**
 * Moves an order on and says what came of it.
 *
 * @returns `setOrderStatus`, answering whether it was done, and whether an answer is awaited
 */
export function useSetOrderStatus() {
  const [mutate, { loading }] = useSetOrderStatusMutation(READ_ANEW);
  const report = useOutcomeReport();
  const setOrderStatus = (id: string, status: OrderStatus): Promise<boolean> =>
    report(async () => (await mutate({ variables: { id, status } })).data?.setOrderStatus);
  return { setOrderStatus, isBusy: loading };
}

/**
 * Sends a parcel with all of an order that has not left, and says what came of it; answers whether
 * it was done.
 */
export function useShipOrder() {
  const [mutate] = useShipOrderMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (id: string, input: ShipmentInput): Promise<boolean> =>
    report(async () => (await mutate({ variables: { id, input } })).data?.shipOrder);
}

/**
 * Gives back a part of what an order cost, in rupees, and says what came of it; answers whether it
 * was done.
 */
export function useRefundOrder() {
  const [mutate] = useRefundOrderMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (order: { id: string; refundedTotal: number }, amount: number, note: string): Promise<boolean> =>
    report(async () => {
      const variables = { id: order.id, amount, refundedBefore: order.refundedTotal, note };
      return (await mutate({ variables })).data?.refundOrder;
    });
}

/**
 * Ends an order that was refused on delivery, and says what came of it; answers whether it was
 * done.
 */
export function useRefuseDelivery() {
  const [mutate] = useDeskRefuseDeliveryMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (id: string, restock: boolean, note: string | null): Promise<boolean> =>
    report(async () => (await mutate({ variables: { id, restock, note } })).data?.refuseDelivery);
}

/** Says that pieces are not there, and what came of it; answers whether it was done. */
export function useReportMissing() {
  const [mutate] = useReportMissingMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (input: MissingInput): Promise<boolean> =>
    report(async () => (await mutate({ variables: { input } })).data?.reportMissing);
}

/** Says what loose goods weigh, and what came of it; answers whether it was done. */
export function useWeighLine() {
  const [mutate] = useWeighLineMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (lineId: string, grams: number): Promise<boolean> =>
    report(async () => (await mutate({ variables: { lineId, grams } })).data?.weighLine);
}

/**
 * Packs a line from another batch of its variant, and says what came of it; answers whether it was
 * done.
 */
export function useSetLineBatch() {
  const [mutate] = useSetLineBatchMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (lineId: string, batchId: string): Promise<boolean> =>
    report(async () => (await mutate({ variables: { lineId, batchId } })).data?.setLineBatch);
}

/** Answers a return and says what came of it; answers whether it was done. */
export function useAnswerReturn() {
  const [approve] = useApproveReturnMutation(READ_ANEW);
  const [refuse] = useRefuseReturnMutation(READ_ANEW);
  const [receive] = useReceiveReturnMutation(READ_ANEW);
  const report = useOutcomeReport();
  return (
    answer: 'approve' | 'refuse' | 'receive',
    { id, note, restock, toCredit }: { id: string; note: string | null; restock: boolean; toCredit: boolean },
  ): Promise<boolean> =>
    report(async () => {
      if (answer === 'approve') return (await approve({ variables: { id, note } })).data?.approveReturn;
      if (answer === 'refuse') return (await refuse({ variables: { id, note: note ?? '' } })).data?.refuseReturn;
      return (await receive({ variables: { id, note, restock, toCredit } })).data?.receiveReturn;
    });
}

// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards keeps its meaning in every browser only by words
import { Box, chakra, Flex, Heading, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { gql } from '../gql';
import { type OrderProductsQuery, useOrderProductsQuery } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { Icon } from '../ui/Icon';
import { LoadFailed } from '../ui/LoadFailed';
import { Picture } from '../ui/Picture';
import { ProductLink } from '../ui/ProductLink';
import { TruncatedText } from '../ui/TruncatedText';

gql(`query OrderProducts($id: ID!) {
  order(id: $id) {
    id
    number
    lines {
      id
      productTitle
      options
      quantity
      price
      subTotal
      product { id }
      image { id ...Picture_image }
    }
  }
}`);

/** In the order of the specification. @see spec §2 (orders) */
const COLUMNS = {
  id: 'Product Id',
  title: 'Product Title',
  image: 'Image',
  quantity: 'Quantity',
  price: 'Price',
  subTotal: 'SubTotal',
};

/** How many characters of a title the dialog shows. @see spec §9 */
const TITLE_CUT = 30;

type Line = NonNullable<OrderProductsQuery['order']>['lines'][number];

interface OrderProductsDialogProps {
  /** Of the order whose products are shown. */
  orderId: string;
  /** Called when the dialog has closed, by its button, Escape or a press beside it. */
  onClose: () => void;
}

/**
 * The products of one order over the page: id, title, image, quantity, price and subtotal, in columns, or on a phone each
 * on a card. It is open as long as it is
 * mounted; on closing, the focus goes back to where it was.
 *
 * @see spec §2 (orders)
 */
export function OrderProductsDialog({ orderId, onClose }: OrderProductsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error, refetch } = useOrderProductsQuery({ variables: { id: orderId } });

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <Frame
      ref={dialog}
      aria-labelledby="order-products"
      onClose={(event) => {
        // A dialog opened anew meanwhile has closed before, not now.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <Box padding={{ base: '4', md: '6' }}>
        <Flex justify="space-between" align="center" gap="4" marginBottom="4">
          <Heading as="h2" id="order-products" size="lg">
            Products{data?.order && ` of order ${data.order.number}`}
          </Heading>
          <CloseButton type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </CloseButton>
        </Flex>
        {error && !data && <LoadFailed message="We could not load this order." onRetry={() => refetch()} />}
        {!error && !data && (
          <Flex role="status" justify="center" paddingBlock="16" color="brand.fg">
            <Spinner size="lg" />
            <VisuallyHidden>Loading</VisuallyHidden>
          </Flex>
        )}
        {data?.order && <Products lines={data.order.lines} />}
        {data?.order === null && <Text>This order is no longer there.</Text>}
      </Box>
    </Frame>
  );
}

function Products({ lines }: { lines: readonly Line[] }) {
  return (
    <Table role="table" aria-labelledby="order-products">
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(COLUMNS).map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <Cell column="id">
              <Text textStyle="xs" color="fg.muted" width={{ md: '28' }} overflowWrap="anywhere">
                {line.product?.id ?? 'No longer sold'}
              </Text>
            </Cell>
            <Cell column="title">
              <Title line={line} />
              {line.options.length > 0 && (
                <Text textStyle="sm" color="fg.muted">
                  {line.options.join(' · ')}
                </Text>
              )}
            </Cell>
            <Cell column="image">
              <Box width="14" borderRadius="l1" overflow="hidden">
                <Picture image={line.image} sizes="56px" alt="" />
              </Box>
            </Cell>
            <Cell column="quantity">{line.quantity}</Cell>
            <Cell column="price">{formatRupees(line.price)}</Cell>
            <Cell column="subTotal">
              <b>{formatRupees(line.subTotal)}</b>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

// The title is drawn beside the value on cards, where no header stands above it.
function Cell({ column, children }: { column: keyof typeof COLUMNS; children: ReactNode }) {
  return (
    <td role="cell" data-column={column} data-title={COLUMNS[column]}>
      {children}
    </td>
  );
}

function Title({ line }: { line: Line }) {
  const text = <TruncatedText text={line.productTitle} max={TITLE_CUT} />;
  return line.product ? <ProductLink productId={line.product.id}>{text}</ProductLink> : text;
}

const Frame = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(60rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    layerStyle: 'floating',
    _open: { animation: 'slide-up 200ms {easings.ease-out}' },
  },
});

const CloseButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    flexShrink: '0',
    borderRadius: 'full',
    _hover: { background: 'bg.muted' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'sm',
    '& a': { fontWeight: 'semibold', _hover: { color: 'brand.fg', textDecoration: 'underline' } },
    md: {
      '& th': { textAlign: 'start', color: 'fg.muted', fontWeight: 'semibold', padding: '3', background: 'bg.subtle' },
      '& td': { padding: '3', borderTopWidth: '1px', borderColor: 'border' },
    },
    mdDown: {
      display: 'block',
      '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
      '& tbody': { display: 'block' },
      // The picture stands at the left of the title; what the line costs has a row of its own for each figure.
      '& tbody > tr': {
        display: 'grid',
        gridTemplateColumns: '3.5rem minmax(0, 1fr)',
        columnGap: '4',
        rowGap: '1.5',
        paddingBlock: '4',
        borderTopWidth: '1px',
        borderColor: 'border',
      },
      '& td': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: '4', textAlign: 'end' },
      '& td::before': { content: 'attr(data-title)', color: 'fg.muted', flexShrink: '0' },
      '& [data-column=image]': { gridArea: '1 / 1', _before: { display: 'none' } },
      '& [data-column=title]': {
        gridArea: '1 / 2',
        display: 'block',
        alignSelf: 'center',
        textAlign: 'start',
        textStyle: 'md',
        _before: { display: 'none' },
      },
    },
  },
});

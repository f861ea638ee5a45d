import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { paths } from '../../lib/paths';

interface ProductLinkProps extends Omit<LinkProps, 'to'> {
  /** Of the product led to. */
  productId: string;
  children: ReactNode;
}

/** A link to a product's own page, /product/{id}. */
export function ProductLink({ productId, children, ...rest }: ProductLinkProps) {
  return (
    <Link to={paths.product(productId)} {...rest}>
      {children}
    </Link>
  );
}

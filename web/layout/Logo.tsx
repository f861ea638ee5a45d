import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';

/** The shop's mark and name, leading to the front page: a jhola, the cloth bag one takes to the market. */
export function Logo() {
  return (
    <Flex asChild align="center" gap="2.5" minH="11" borderRadius="l2">
      <Link to={paths.home()} aria-label="Jhola, home">
        <Bag />
        <chakra.span aria-hidden="true" fontSize="2xl" fontWeight="extrabold" letterSpacing="tighter" lineHeight="1">
          Jhola
        </chakra.span>
      </Link>
    </Flex>
  );
}

function Bag() {
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="9" aria-hidden="true" flexShrink="0">
      <chakra.path
        d="M9.5 13.5C9.5 5 12 2.5 16 2.5s6.5 2.5 6.5 11"
        fill="none"
        stroke="fg"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <chakra.path d="M4.5 11.5h23l-1.3 15a3.2 3.2 0 0 1-3.2 3H9a3.2 3.2 0 0 1-3.2-3z" fill="brand.solid" />
      <path d="M5 17.5h22l-.5 5.5h-21z" fill="#fff3e6" />
      <path
        d="M9 17.9l2.3 2.4L9 22.7l-2.3-2.4zM16 17.9l2.3 2.4-2.3 2.4-2.3-2.4zM23 17.9l2.3 2.4-2.3 2.4-2.3-2.4z"
        fill="#1f7a3d"
      />
    </chakra.svg>
  );
}

import { chakra, Heading } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Icon, type IconName } from '../../ui/Icon';

/** Every page to read, with what it is about. */
const PAGES: { to: string; icon: IconName; title: string; about: string }[] = [
  { to: paths.supportCenter(), icon: 'phone', title: 'Support Center', about: 'Answers to what is asked most' },
  {
    to: paths.shippingPolicy(),
    icon: 'truck',
    title: 'Shipping Policy',
    about: 'What delivery costs, how long it takes',
  },
  { to: paths.returnPolicy(), icon: 'refresh', title: 'Return & Refund Policy', about: 'Sending back, and money back' },
  { to: paths.contact(), icon: 'mail', title: 'Contact Us', about: 'Address, phone, e-mail and hours' },
  { to: paths.privacy(), icon: 'eyeOff', title: 'Privacy Policy', about: 'What we know of you, and why' },
  { to: paths.terms(), icon: 'check', title: 'Terms and Conditions', about: 'What holds between you and us' },
  { to: paths.about(), icon: 'home', title: 'About Us', about: 'Where the name and the shop come from' },
];

/** The other pages to read, as cards; the one that is open is left out. */
export function MoreToRead({ path }: { path: string }) {
  return (
    <More aria-labelledby="more-to-read">
      <Heading as="h2" id="more-to-read" size="xl">
        More to read
      </Heading>
      <ul>
        {PAGES.filter(({ to }) => to !== path).map(({ to, icon, title, about }) => (
          <li key={to}>
            <Link to={to}>
              <span className="icon">
                <Icon name={icon} size={20} />
              </span>
              <span>
                <b>{title}</b>
                <small>{about}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </More>
  );
}

const More = chakra('nav', {
  base: {
    mt: { base: '12', lg: '16' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
      gap: '3',
      mt: '5',
      listStyle: 'none',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      h: 'full',
      p: '4',
      layerStyle: 'card',
      transition: 'border-color 200ms, box-shadow 200ms',
      _hover: { borderColor: 'border.emphasized', boxShadow: 'md', '& b': { color: 'brand.fg' } },
    },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '11',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    '& b': { display: 'block', fontWeight: '700', transition: 'color 150ms' },
    '& small': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
    '@media print': { display: 'none' },
  },
});

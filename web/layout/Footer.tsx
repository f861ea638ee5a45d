import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../accounts/session';
import { paths } from '../lib/paths';
import { Icon, type IconName } from '../ui/Icon';
import { ColourSchemeToggle } from './ColourSchemeToggle';
import type { FrameCategory, FrameShop } from './frame';
import { Logo } from './Logo';
import { Newsletter } from './Newsletter';

/** What each promise is tagged with. @see spec §1 */
const PROMISE_TAG = 'Orders ₹500 or more';

/** How many categories the footer leads to: those of the top bar. */
const CATEGORIES_SHOWN = 6;

/**
 * The foot of every page: the shop's promises, who runs it and how it is reached, and ways to the main pages. Without an
 * answer from the graph only the ways stand.
 *
 * @see spec §1, §2
 */
export function Footer({ shop, categories }: { shop?: FrameShop; categories: FrameCategory[] }) {
  const session = useSession();
  return (
    <chakra.footer mt={{ base: '12', lg: '20' }} bg="bg.subtle" borderTopWidth="1px" borderColor="border">
      <Box maxW="8xl" mx="auto" px={{ base: '4', md: '6', xl: '8' }}>
        {shop && <Promises promises={shop.promises} />}
        <Box pt={{ base: '3', lg: '4' }}>
          <Newsletter />
        </Box>
        <Grid
          templateColumns={{ base: '1fr 1fr', md: 'repeat(6, 1fr)', lg: '1.8fr 1.5fr 1fr 1fr 1fr' }}
          gap={{ base: '8', lg: '12' }}
          py={{ base: '10', lg: '14' }}
        >
          <Flex direction="column" gap="3" align="flex-start" gridColumn={{ base: '1 / -1', md: 'span 3', lg: 'auto' }}>
            <Logo />
            <Text color="fg.muted" textStyle="sm" maxW="sm">
              {shop?.description ?? 'Everyday goods, fairly priced'}
            </Text>
          </Flex>
          {shop && <Contact shop={shop} />}
          <Ways title="Categories">
            {categories.slice(0, CATEGORIES_SHOWN).map((category) => (
              <Way key={category.id} to={paths.category(category.id)}>
                {category.name}
              </Way>
            ))}
          </Ways>
          <Ways title="Your shopping">
            {!session && <Way to={paths.signIn()}>Sign In</Way>}
            {!session && <Way to={paths.signUp()}>Sign Up</Way>}
            <Way to={paths.cart()}>Cart</Way>
            <Way to={paths.myList()}>My List</Way>
            <Way to={paths.orders()}>Orders</Way>
            <Way to={paths.myAccount()}>My Account</Way>
          </Ways>
          <Ways title="About the shop" isLong>
            <Way to={paths.about()}>About Us</Way>
            <Way to={paths.contact()}>Contact Us</Way>
            <Way to={paths.supportCenter()}>Support Center</Way>
            <Way to={paths.shippingPolicy()}>Shipping Policy</Way>
            <Way to={paths.returnPolicy()}>Return &amp; Refund Policy</Way>
            <Way to={paths.privacy()}>Privacy Policy</Way>
            <Way to={paths.terms()}>Terms and Conditions</Way>
          </Ways>
        </Grid>
        <Flex align="center" justify="space-between" gap="4" borderTopWidth="1px" borderColor="border" py="3">
          <Text textStyle="xs" color="fg.muted">
            Jhola. Everyday goods, fairly priced.
          </Text>
          <ColourSchemeToggle />
        </Flex>
      </Box>
    </chakra.footer>
  );
}

const promiseIcons: IconName[] = ['rupee', 'truck', 'star', 'box', 'refresh'];

function Promises({ promises }: { promises: string[] }) {
  return (
    <Grid
      as="ul"
      aria-label="Our promises"
      listStyleType="none"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
      gap={{ base: '3', lg: '4' }}
      pt={{ base: '8', lg: '10' }}
    >
      {promises.map((promise, index) => (
        <Flex
          as="li"
          key={promise}
          layerStyle="card"
          direction={{ base: 'row', md: 'column', xl: 'row' }}
          align={{ base: 'center', md: 'flex-start', xl: 'center' }}
          gap={{ base: '2', md: '3' }}
          p={{ base: '2.5', lg: '4' }}
          css={{ '&:last-of-type:nth-of-type(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
        >
          <Box
            display="grid"
            placeItems="center"
            flexShrink="0"
            boxSize={{ base: '8', md: '10' }}
            borderRadius="full"
            bg="brand.subtle"
            color="brand.fg"
          >
            <Icon name={promiseIcons[index % promiseIcons.length] ?? 'check'} size={20} />
          </Box>
          <Box minW="0">
            <Text textStyle="sm" fontWeight="bold">
              {promise}
            </Text>
            <Text textStyle={{ base: '2xs', md: 'xs' }} color="fg.muted">
              {PROMISE_TAG}
            </Text>
          </Box>
        </Flex>
      ))}
    </Grid>
  );
}

function Contact({ shop }: { shop: FrameShop }) {
  return (
    <chakra.address
      display="grid"
      alignContent="start"
      gap="3"
      gridColumn={{ base: '1 / -1', md: 'span 3', lg: 'auto' }}
      fontStyle="normal"
      textStyle="sm"
      color="fg.muted"
    >
      <ColumnTitle>Talk to us</ColumnTitle>
      <Line icon="mapPin">{shop.address}</Line>
      <Line icon="phone">
        <chakra.a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} color="fg" fontWeight="semibold">
          {shop.phone}
        </chakra.a>
      </Line>
      <Line icon="mail">
        <chakra.a href={`mailto:${shop.email}`} color="fg" fontWeight="semibold" overflowWrap="anywhere">
          {shop.email}
        </chakra.a>
      </Line>
      <Line icon="clock">{shop.hours}</Line>
    </chakra.address>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Flex gap="3" align="flex-start">
      <Box color="brand.fg" pt="0.5">
        <Icon name={icon} size={16} />
      </Box>
      <Box minW="0">{children}</Box>
    </Flex>
  );
}

/** `isLong`: on a phone it takes the whole width, in two columns. */
function Ways({ title, isLong, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  return (
    <chakra.nav aria-label={title} gridColumn={{ base: isLong ? '1 / -1' : 'auto', md: 'span 2', lg: 'auto' }}>
      <ColumnTitle>{title}</ColumnTitle>
      <Grid templateColumns={{ base: isLong ? '1fr 1fr' : '1fr', md: '1fr' }} columnGap="8" rowGap="1" mt="2">
        {children}
      </Grid>
    </chakra.nav>
  );
}

function ColumnTitle({ children }: { children: string }) {
  return (
    <Heading as="h2" size="sm" mb="1" color="fg">
      {children}
    </Heading>
  );
}

const Way = chakra(Link, {
  base: {
    py: '1.5',
    textStyle: 'sm',
    color: 'fg.muted',
    _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

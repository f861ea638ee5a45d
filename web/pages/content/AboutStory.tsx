import { chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where the shop comes from, what it is for, where it wants to go, and what it holds to. */
export function AboutStory() {
  return (
    <>
      <Row>
        <Heading as="h2" id="our-story" size={{ base: '3xl', lg: '4xl' }}>
          Our story
        </Heading>
        <Text>
          <p>
            Every house we know has one: a plain cotton bag, washed soft, with a printed border that has begun to fade.
            It has carried tomatoes and school books, a pressure cooker to the mender and mangoes back from a
            grandmother’s tree.
          </p>
          <p>
            Then the errands grew longer and the evenings shorter. The shop that knew your name was far, and the ones
            that were near on the phone kept asking for one more thing: an offer that ended in four minutes, a
            membership, a price that was different yesterday. We missed the old way. You ask for a kilo of toor dal, you
            are told what it costs, it goes into the bag.
          </p>
          <p>
            So we made Jhola: one shop for the things a home needs, from atta and onions to a school compass, a kurta
            and a tawa. Fair prices that stand still. A picture, a few honest words, what others thought of it, and how
            many are left. Nothing that blinks.
          </p>
        </Text>
      </Row>
      <Pair>
        <Card palette="leaf" title="Our mission">
          To bring the everyday things of an Indian home to its door: fairly priced, well chosen and plainly described,
          so that nobody has to be clever to shop well.
        </Card>
        <Card palette="brand" title="Our vision">
          A country in which the smallest lane has the widest choice, and a good maker from a small town stands on the
          same shelf as a famous one.
        </Card>
      </Pair>
      <Row>
        <Heading as="h2" id="our-values" size={{ base: '3xl', lg: '4xl' }}>
          Our values
        </Heading>
        <Values>
          {VALUES.map(({ value, meaning }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Values>
      </Row>
    </>
  );
}

const VALUES = [
  {
    value: 'Say what it is',
    meaning: 'Weight, price, stock and what people thought of it, also when it is not flattering.',
  },
  {
    value: 'A fair price, and the same for all',
    meaning: 'No price that depends on who asks, or on what they looked at before.',
  },
  {
    value: 'Waste little',
    meaning: 'Small packs beside big ones, paper where it will do, and food sent while it is still fresh.',
  },
  {
    value: 'Ask for little',
    meaning: 'We know of you what an order needs, and no more. Looking around is free and nameless.',
  },
  { value: 'Put it right', meaning: 'When we make a mistake we mend it first and talk about it afterwards.' },
  { value: 'A shop for everybody', meaning: 'On a slow phone, with a keyboard, by ear: it has to work for you too.' },
];

function Card({ palette, title, children }: { palette: 'leaf' | 'brand'; title: string; children: ReactNode }) {
  return (
    <chakra.section
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderRadius={{ base: '2xl', lg: '3xl' }}
      p={{ base: '6', md: '10', lg: '12' }}
    >
      <Heading as="h2" size="lg" color="colorPalette.fg">
        {title}
      </Heading>
      <chakra.p
        mt="3"
        fontSize={{ base: 'xl', md: '2xl', lg: '1.75rem' }}
        fontWeight="600"
        lineHeight="1.35"
        letterSpacing="tight"
        textWrap="pretty"
      >
        {children}
      </chakra.p>
    </chakra.section>
  );
}

const Row = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
    gap: { base: '5', lg: '12' },
    alignItems: 'start',
  },
});

const Text = chakra('div', {
  base: {
    maxW: '42rem',
    fontSize: { base: 'md', lg: 'lg' },
    lineHeight: '1.7',
    textWrap: 'pretty',
    '& p + p': { mt: '5' },
    '& p:first-of-type': { fontSize: { base: 'lg', lg: 'xl' }, lineHeight: '1.6' },
  },
});

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(2, 1fr)' }, gap: { base: '4', lg: '6' } },
});

const Values = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' },
    columnGap: { base: '6', lg: '12' },
    rowGap: { base: '6', lg: '9' },
    '& > div': { pt: '4', borderTopWidth: '2px', borderColor: 'border.emphasized' },
    '& dt': { fontSize: 'lg', fontWeight: '700', lineHeight: '1.3', textWrap: 'balance' },
    '& dd': { mt: '1.5', color: 'fg.muted', textWrap: 'pretty' },
  },
});

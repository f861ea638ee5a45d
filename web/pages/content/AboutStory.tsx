import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading';
import styles from './AboutStory.module.css';

/** Where the shop comes from, what it is for, where it wants to go, and what it holds to. */
export function AboutStory() {
  return (
    <>
      <section className={styles.row}>
        <Heading size="3xl" wideSize="4xl" id="our-story">
          Our story
        </Heading>
        <div className={styles.text}>
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
            many are left.
          </p>
        </div>
      </section>
      <div className={styles.pair}>
        <Card palette="leaf" title="Our mission">
          To bring the everyday things of an Indian home to its door: fairly priced, well chosen and plainly described,
          so that nobody has to be clever to shop well.
        </Card>
        <Card palette="brand" title="Our vision">
          A country in which the smallest lane has the widest choice, and a good maker from a small town stands on the
          same shelf as a famous one.
        </Card>
      </div>
      <section className={styles.row}>
        <Heading size="3xl" wideSize="4xl" id="our-values">
          Our values
        </Heading>
        <dl className={styles.values}>
          {VALUES.map(({ value, meaning }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
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
    <section className={styles.card} data-palette={palette}>
      <Heading size="lg" className={styles.cardHeading}>
        {title}
      </Heading>
      <p className={styles.cardText}>{children}</p>
    </section>
  );
}

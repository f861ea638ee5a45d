import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { hindi } from '../../lib/languages/hi/all';
import { speak } from '../../lib/messages';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderPage } from '../../testing/renderPage';

const shop = {
  name: 'Jhola',
  address: '1 Market Road, Bengaluru',
  phone: '+91 80 4000 1234',
  email: 'hello@jhola.example',
  hours: '10:00 to 18:00, Monday to Saturday',
  supportHours: '9 AM to 7 PM, Monday to Saturday',
};
const categories = [{ id: 'dairy', name: 'Dairy & Bakery', productCount: 165 }];
const answersOf = (known: typeof shop): GraphAnswers => {
  const answer = () => ({ shop: known });
  return {
    Frame: () => ({ shop: known, categories }),
    ShopFacts: answer,
    ContactPage: answer,
    SupportPage: answer,
    AboutPage: () => ({ shop: known, categories }),
  };
};
const graph = answersOf(shop);
/** What the graph says in Hindi of a shop whose owner has said nothing else. */
const hindiHours = 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक';
const hindiGraph = answersOf({ ...shop, hours: hindiHours, supportHours: hindiHours });

afterEach(() => speak(null));

const main = () => screen.getByRole('main');
const words = () => main().textContent ?? '';

describe('every page to read', () => {
  it.each([
    ['/about', 'About Us'],
    ['/contactus', 'Contact Us'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms and Conditions'],
    ['/returnpolicy', 'Return & Refund Policy'],
    ['/shippingpolicy', 'Shipping Policy'],
    ['/supportcenter', 'Support Center'],
  ])('%s has its heading, its place in the breadcrumb, and leads to all others', async (path, title) => {
    await renderPage(path, { graph });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} | Jhola`);
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText(title)).toBeTruthy();
    expect(within(screen.getByRole('navigation', { name: 'More help' })).getAllByRole('link')).toHaveLength(6);
  });

  it.each(['/about', '/contactus', '/privacy', '/terms', '/returnpolicy', '/shippingpolicy', '/supportcenter'])(
    '%s has no English sentence for those who chose Hindi',
    async (path) => {
      speak('hi', hindi);
      await renderPage(path, { graph: hindiGraph });

      const said = words().replace(shop.address, '').replaceAll('Dairy & Bakery', '');
      expect(said.match(/[A-Za-z]+(?:[ ,]+[A-Za-z&]+){2,}/g) ?? []).toEqual([]);
    },
  );

  it('stands without an answer from the graph, only without what the shop says of itself', async () => {
    const noAnswer = () => {
      throw new Error('out of reach');
    };
    await renderPage('/returnpolicy', { graph: { Frame: noAnswer } });

    expect(words()).toContain('call our support line or write to our e-mail');
  });

  it('says in its text how the shop is reached', async () => {
    await renderPage('/returnpolicy', { graph });

    const [call] = within(main()).getAllByRole('link', { name: '+91 80 4000 1234' });
    const [write] = within(main()).getAllByRole('link', { name: 'hello@jhola.example' });
    expect(call?.getAttribute('href')).toBe('tel:+918040001234');
    expect(write?.getAttribute('href')).toBe('mailto:hello@jhola.example');
  });

  it('has a table of contents that leads to each of its parts', async () => {
    await renderPage('/terms', { graph });

    const [contents] = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('list', {
      hidden: true,
    });
    const links = within(contents as HTMLElement).getAllByRole('link', { hidden: true });
    const headings = links.map((link) =>
      document.querySelector(link.getAttribute('href')?.slice('/terms'.length) ?? ''),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(headings.map((heading) => heading?.textContent)).toEqual(links.map((link) => link.textContent));
  });
});

describe('the picture beside a title', () => {
  const picture = () => main().querySelector('header img, header svg');

  it("is a cloth bag, or the owner's where there is one", async () => {
    await renderPage('/about', { graph });
    expect(picture()?.tagName).toBe('svg');

    cleanup();
    const pagePicture = { url: '/images/shop-page-1.webp', width: 640, height: 400 };
    await renderPage('/about', { graph: { ...graph, ShopFacts: () => ({ shop: { ...shop, pagePicture } }) } });
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe(pagePicture.url));
  });
});

describe('about', () => {
  it('tells story, mission, vision and values, and promises fast delivery, easy returns and an app', async () => {
    await renderPage('/about', { graph });

    for (const name of ['Our story', 'Our mission', 'Our vision', 'Our values', 'Fast delivery', 'Easy returns']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByRole('heading', { name: 'A mobile app Coming soon' })).toBeTruthy();
  });

  it('shows the categories with their numbers of products', async () => {
    await renderPage('/about', { graph });

    const category = await screen.findByRole('link', { name: /Dairy & Bakery.*165 products/ });
    expect(category.getAttribute('href')).toBe('/products/category/dairy');
  });
});

describe('policies', () => {
  const offers = { deliveryTerms: { fee: 0, freeFrom: 0, expressFee: 150 }, cashTerms: { fee: 30 } };

  it('name neither express nor cash on delivery where the shop offers none', async () => {
    await renderPage('/shippingpolicy', { graph: { ...graph, TermsToday: () => ({}) } });

    await waitFor(() => expect(words()).not.toMatch(/express|cash on delivery/i));
    expect(words()).toMatch(/Standard delivery: 5-7 business days/);

    cleanup();
    await renderPage('/about', { graph: { ...graph, TermsToday: () => ({}) } });
    await waitFor(() => expect(words()).not.toMatch(/express/i));
    expect(words()).toMatch(/Standard delivery in 5-7 business days\. For the charges/);
  });

  it('say what delivery costs and how long it takes', async () => {
    await renderPage('/shippingpolicy', { graph: { ...graph, TermsToday: () => offers } });

    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent);
    expect(rows).toEqual([undefined, 'Free', '₹50', 'From ₹150', '₹30']);
    expect(words()).toMatch(/above ₹1,000/);
    expect(words()).toMatch(/Standard delivery: 5-7 business days/);
    expect(words()).toMatch(/Express delivery: 2-3 business days/);
    expect(words()).toMatch(/reaches you within 5-7 business days/);
  });

  it('show what the owner wrote in their place, with its parts in the table of contents', async () => {
    const shopText = [{ id: 'part-1', heading: 'Ten days', html: '<p>You have <strong>10 days</strong>.</p>' }];
    await renderPage('/returnpolicy', { graph: { ...graph, OwnText: () => ({ shopText }) } });

    expect(await screen.findByText('10 days')).toBeTruthy();
    expect(words()).not.toContain('7 days');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link', { hidden: true })[0]?.textContent).toBe('Ten days');
  });

  it('say how long one has to return, and when the money comes', async () => {
    await renderPage('/returnpolicy', { graph });

    expect(words()).toMatch(/You have 7 days from delivery to ask for a return or a replacement/);
    expect(words()).toMatch(/7-10 business days later/);
  });
});

describe('support center', () => {
  it('has longer hours than the shop', async () => {
    await renderPage('/supportcenter', { graph });

    expect(screen.getByText('Support hours: 9 AM to 7 PM, Monday to Saturday')).toBeTruthy();
    expect(words()).not.toContain('10:00 to 18:00');
  });

  it('opens the answer that the address points at', async () => {
    const { user } = await renderPage('/supportcenter#cancel', { graph });
    const answerTo = (question: string) => screen.getByText(question).closest('details');

    expect(answerTo('Can I cancel an order?')?.open).toBe(true);
    expect(answerTo('How can I pay?')?.open).toBe(false);
    await user.click(screen.getByText('How can I pay?'));
    expect(answerTo('How can I pay?')?.open).toBe(true);
  });
});

describe('the contact page', () => {
  it('names the grievance officer, how to reach them, and within what time they answer', async () => {
    const known = { ...shop, grievanceOfficer: 'Meera Nair', grievanceContact: 'grievance@jhola.example' };
    await renderPage('/contactus', { graph: answersOf(known) });

    for (const said of ['Meera Nair', 'grievance@jhola.example', 'within 48 hours', 'settled within a month'])
      expect(words()).toContain(said);
  });

  it('says nothing of an officer where the shop has named none', async () => {
    await renderPage('/contactus', { graph });

    expect(words()).not.toContain('within 48 hours');
  });
});

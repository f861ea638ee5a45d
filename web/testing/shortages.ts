/** Two packs of dal that are missing of JH-2, with two to choose from instead until 2:05 PM. */
export const aQuestion = (facts: object = {}) => ({
  ...{ id: 'question-1', orderNumber: 'JH-2', quantity: 2, status: 'ASKED', askedUntil: '2026-03-05T08:35:00.000Z' },
  line: { id: 'line-1', productTitle: 'Toor Dal', options: ['500 g'], price: 92 },
  offers: [
    { title: 'Annvriksh Toor Dal, 500 g', price: 83, product: { id: 'annvriksh' }, variant: { id: 'annvriksh-500' } },
    { title: 'Chakki Chowk Toor Dal, 500 g', price: 92, product: { id: 'chowk' }, variant: { id: 'chowk-500' } },
  ],
  ...facts,
});

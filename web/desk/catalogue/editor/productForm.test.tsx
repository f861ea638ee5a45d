import { ApolloProvider } from '@apollo/client/react';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { openShop } from '../../../testing/openShop';
import { InChakra } from '../../../theme/InChakra';
import { AlertProvider } from '../../../ui/feedback/AlertBar';
import { DraftField } from './DraftField';
import { LabelFields, TaxFields } from './LabelFields';
import { PublishingFields } from './PublishingFields';
import { ProductForm } from './productForm';
import { TranslationFields } from './TranslationFields';
import { VariantsField } from './VariantsField';

describe('the form of a product', () => {
  it('draws the box anew that a key is typed in, and what shows the same, and nothing else', async () => {
    const form = new ProductForm('user-1', null);
    const drawn = new Set<string>();
    const parts = {
      ...{ name: <DraftField form={form} name="name" label="Name" /> },
      ...{ brand: <DraftField form={form} name="brand" label="Brand" /> },
      ...{ packs: <VariantsField form={form} kept={[]} onSaved={async () => undefined} /> },
      ...{ label: <LabelFields form={form} gaps={[]} />, tax: <TaxFields form={form} /> },
      ...{ translations: <TranslationFields form={form} />, publishing: <PublishingFields form={form} /> },
    };
    const { user } = await openShop('/desk', {}, (client) => (
      <InChakra>
        <ApolloProvider client={client}>
          <AlertProvider>
            {Object.entries(parts).map(([id, part]) => (
              <Profiler key={id} id={id} onRender={() => drawn.add(id)}>
                {part}
              </Profiler>
            ))}
          </AlertProvider>
        </ApolloProvider>
      </InChakra>
    ));
    const drawnBy = async (label: string, key: string) => {
      drawn.clear();
      await user.type(screen.getByLabelText(label), key);
      return [...drawn];
    };

    expect(await drawnBy('Brand', 'K')).toEqual(['brand']);
    expect(await drawnBy('Name', 'D')).toEqual(['name', 'translations']);
    expect(await drawnBy('Price ₹ of variant 1', '5')).toEqual(['packs']);
  });
});

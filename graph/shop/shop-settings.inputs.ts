import { Field, InputType } from 'type-graphql';

/** What the shop says of itself, as it is to be. */
@InputType({ description: 'What the shop says of itself, as it is to be.' })
export class ShopSettingsInput {
  @Field({ description: 'Name of the shop, 1 to 40 characters.' })
  name: string;

  @Field({ description: 'What the shop is, in a few sentences, 1 to 500 characters.' })
  description: string;

  @Field({ description: 'Postal address on one line, 1 to 300 characters; it stands on invoices.' })
  address: string;

  @Field({ description: 'Support line as it is to be read, 1 to 30 characters with at least 6 digits.' })
  phone: string;

  @Field({ description: 'Support e-mail.' })
  email: string;

  @Field({ description: 'Opening hours, 1 to 100 characters.' })
  hours: string;

  @Field({ description: 'Hours of the support centre, 1 to 100 characters.' })
  supportHours: string;

  @Field(() => String, {
    nullable: true,
    description:
      'GSTIN under which the shop takes tax, of 15 characters; null or empty: that of the environment (SHOP_GSTIN).',
  })
  gstin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'FSSAI licence for food, of 14 digits; null or empty for none. It stands on invoices.',
  })
  fssaiLicence?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the grievance officer, up to 100 characters; null or empty for none.',
  })
  grievanceOfficer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How the grievance officer is reached, up to 200 characters; needed where there is one.',
  })
  grievanceContact?: string | null;
}

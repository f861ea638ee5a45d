import { OTHER_LANGUAGES } from '../../shared/languages/languages.js';

/** What a file may say of an article in another language, e.g. `name_hi`. */
export const TRANSLATED_FIELDS = OTHER_LANGUAGES.flatMap(
  (language) => [`category_${language}`, `name_${language}`, `description_${language}`] as const,
);

/** What a file may say of an article, in the order in which files are written. */
export const FIELDS = [
  'handle',
  'sku',
  'name',
  'brand',
  'category',
  'subCategory',
  'type',
  'description',
  'size',
  'ram',
  'weight',
  'netQuantity',
  'loose',
  'price',
  'oldPrice',
  'stock',
  'pictures',
  'variantPicture',
  'rating',
  'ratingCount',
  'diet',
  'countryOfOrigin',
  'shelfLifeDays',
  'manufacturer',
  'importer',
  'fssaiLicense',
  'allergens',
  'ingredients',
  'nutrition',
  'hsnCode',
  'gstRate',
  'featured',
  'status',
  'countries',
  'tags',
  'createdAt',
  'group',
  ...TRANSLATED_FIELDS,
] as const;

/** One of the things that a file may say of an article; see the table in docs/graph.md. */
export type Field = (typeof FIELDS)[number];

/**
 * The names under which a column is known, without case, spaces and marks; of two that fit, the
 * earlier one is read.
 */
const NAMES: Record<Field, string> = {
  ...namesInLanguages(),
  handle: 'handle slug productslug urlkey',
  sku: 'sku variantsku articlenumber articleno itemcode productcode code ean gtin upc barcode',
  name: 'name productname title producttitle product itemname item article',
  brand: 'brand brandname vendor manufacturer maker company',
  category: 'category maincategory topcategory categoryname department productcategory category1',
  subCategory: 'subcategory subcategoryname subcat category2 subdepartment',
  type: 'type producttype subsubcategory itemtype category3',
  description: 'description productdescription longdescription about details shortdescription',
  size: 'size variantsize',
  ram: 'ram productram memory',
  weight: 'weight packsize packagesize pack netweight netquantity productweight unitsize',
  netQuantity: 'netcontent netcontents',
  loose: 'loose isloose soldloose soldbyweight',
  price:
    'saleprice sellingprice discountedprice discountprice offerprice specialprice finalprice price variantprice priceinr cost',
  oldPrice:
    'marketprice mrp oldprice regularprice listprice originalprice actualprice compareatprice variantcompareatprice maximumretailprice price',
  stock:
    'stock countinstock instock onhand inventory inventoryquantity stockquantity variantinventoryqty pieces available',
  pictures: 'pictures picture images image imageurl imageurls imagesrc imagelink imagelinks photos photo img',
  variantPicture: 'variantpicture variantimage variantimageurl packpicture packimage',
  rating: 'rating avgrating averagerating stars productrating',
  ratingCount: 'ratingcount ratingscount numberofratings noofratings numratings nratings',
  diet: 'diet vegnonveg vegetarian foodtype',
  countryOfOrigin: 'countryoforigin origin madein',
  shelfLifeDays: 'shelflifedays shelflife bestbeforedays',
  manufacturer: 'manufacturer maker manufacturedby packedby',
  importer: 'importer importedby',
  fssaiLicense: 'fssailicense fssai fssailicence fssaino fssainumber',
  allergens: 'allergens allergen allergeninformation',
  ingredients: 'ingredients ingredientlist composition contents',
  nutrition: 'nutrition nutritionalinformation nutritionfacts nutritionalvalue nutritionper100g',
  hsnCode: 'hsncode hsn hsnsac',
  gstRate: 'gstrate gst gstpercent gstpercentage taxrate tax',
  featured: 'featured isfeatured',
  status: 'status productstatus',
  countries: 'countries country location locations',
  tags: 'tags tag producttags',
  createdAt: 'createdat dateadded addedat datecreated createddate publishedat',
  group: 'productid groupid itemgroupid parentid uniqid id',
};

/** The column mapping of a file: which field is in which column. */
export interface ColumnMapping {
  /** The place of each field that the file knows: a column's number, or a key of its lines. */
  readonly places: ReadonlyMap<Field, number>;
  /**
   * Names of columns that are not mapped to any field, each with its place: they may be fields of
   * extensions, see `readCustom`.
   */
  readonly unread: ReadonlyMap<string, number>;
  /**
   * Whether a category is one text such as 'Food > Flours', since no column is there for what lies
   * below it.
   */
  readonly hasPaths: boolean;
}

/** Whether rows under such columns can say which article they are. */
export function namesArticles({ places }: ColumnMapping): boolean {
  return (['sku', 'name', 'handle', 'group'] as const).some((field) => places.has(field));
}

/** The columns of texts in other languages, which may be called by the language: Hindi name. */
function namesInLanguages(): Record<(typeof TRANSLATED_FIELDS)[number], string> {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  return Object.fromEntries(
    TRANSLATED_FIELDS.map((field) => {
      const [text = '', code = ''] = field.split('_');
      const language = languages.of(code)?.toLowerCase() ?? code;
      return [field, [text + code, text + language, `${text}in${language}`, language + text].join(' ')];
    }),
  ) as Record<(typeof TRANSLATED_FIELDS)[number], string>;
}

/** Maps the columns of a file to fields, by the names of the columns. */
export function columnMappingOf(headers: readonly string[]): ColumnMapping {
  const names = headers.map(plainName);
  const places = new Map<Field, number>();
  const taken = new Set<number>();
  for (const field of FIELDS) {
    for (const known of NAMES[field].split(' ')) {
      const place = names.findIndex((name, index) => name === known && !taken.has(index));
      if (place < 0) continue;
      places.set(field, place);
      taken.add(place);
      break;
    }
  }
  return {
    places,
    unread: new Map(
      headers.flatMap((header, index) => (header.trim() !== '' && !taken.has(index) ? [[header, index]] : [])),
    ),
    hasPaths: !places.has('subCategory') && !places.has('type'),
  };
}

/**
 * Sub_Category, 'sub category' and SubCategory are one name; what stands in brackets, such as a
 * unit, is none of it.
 */
export function plainName(header: string): string {
  return header
    .replace(/[([{].*?[)\]}]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Headings of the HSN that a grocer and a general store sell goods of: four digits, what the
 * heading holds, and behind the bar further words that people look for it by. The numbers are those
 * of the First Schedule to the Customs Tariff Act, 1975, by which goods are classed for GST as well
 * (Notification 1/2017 Central Tax (Rate), explanation iii); what they hold is told here in short.
 * A heading has further digits below it, which the schedule lists.
 */
const LINES = `
0201 Meat of cattle, fresh or chilled | buffalo
0204 Meat of sheep or goats | mutton gosht
0207 Meat of poultry | chicken murgi
0301 Live fish | machhli
0302 Fish, fresh or chilled | machhli rohu hilsa
0303 Fish, frozen
0305 Fish, dried, salted or smoked
0306 Crustaceans: prawns, shrimps, crabs | jhinga
0401 Milk and cream, not concentrated nor sweetened | doodh malai
0402 Milk powder; milk and cream, concentrated or sweetened | condensed dairy whitener
0403 Curd, lassi, buttermilk, yogurt, kefir | dahi chaas chhach raita
0404 Whey and products of natural milk constituents
0405 Butter, ghee and other fats of milk; dairy spreads | makkhan desi
0406 Cheese, paneer, chhena
0407 Birds' eggs in shell | anda ande
0408 Birds' eggs not in shell, egg yolks
0409 Natural honey | shahad madhu
0504 Guts, bladders and stomachs of animals
0511 Animal products not named elsewhere
0601 Bulbs, tubers and roots of plants
0602 Live plants, cuttings | paudha nursery
0603 Cut flowers and buds | phool genda gulab
0604 Leaves, branches, grasses for bouquets | tulsi mango leaves
0701 Potatoes, fresh | aloo
0702 Tomatoes, fresh | tamatar
0703 Onions, shallots, garlic, leeks, fresh | pyaz lahsun
0704 Cabbage, cauliflower, kale, broccoli | gobhi patta
0705 Lettuce and chicory | salad
0706 Carrots, turnips, beetroot, radish | gajar mooli shalgam chukandar
0707 Cucumbers and gherkins | kheera kakdi
0708 Peas and beans, fresh | matar sem
0709 Other vegetables, fresh: brinjal, okra, spinach, chillies, mushrooms | baingan bhindi palak mirch lauki karela
0710 Vegetables, frozen | matar
0711 Vegetables provisionally preserved
0712 Vegetables, dried, not further prepared | garlic powder onion flakes
0713 Pulses, dried and shelled: tur, chana, moong, urad, masoor, rajma | dal daal arhar lobia kabuli beans lentils
0714 Manioc, sweet potatoes, sago pith and such roots | shakarkandi arbi
0801 Coconuts, brazil nuts, cashew nuts | nariyal kaju
0802 Other nuts: almonds, walnuts, pistachios, betel nuts | badam akhrot pista supari
0803 Bananas and plantains | kela
0804 Dates, figs, pineapples, avocados, guavas, mangoes | khajur anjeer aam amrud
0805 Citrus fruit: oranges, lemons, limes | nimbu santra mosambi
0806 Grapes, fresh or dried | angoor kishmish raisins munakka
0807 Melons and papayas | tarbooz kharbooja papita
0808 Apples, pears and quinces | seb nashpati
0809 Apricots, cherries, peaches, plums | khubani aadu
0810 Other fruit, fresh: pomegranate, strawberries, kiwi, litchi | anar chikoo
0811 Fruit and nuts, frozen
0813 Fruit, dried; mixtures of nuts or dried fruit | apricot tamarind imli prunes
0901 Coffee, coffee husks, substitutes with coffee | beans filter
0902 Tea | chai green leaf
0904 Pepper; chillies, dried or crushed | kali mirch lal mirch powder
0905 Vanilla
0906 Cinnamon | dalchini
0907 Cloves | laung
0908 Nutmeg, mace, cardamoms | elaichi jaiphal javitri
0909 Seeds of anise, fennel, coriander, cumin, caraway | jeera saunf dhania
0910 Ginger, saffron, turmeric, thyme, bay leaves, curry powder, seeds of fenugreek and ajwain, mixed spices | haldi adrak kesar masala tej patta methi
1001 Wheat | gehun
1003 Barley | jau
1004 Oats, grain
1005 Maize, corn | makka bhutta
1006 Rice, paddy | chawal basmati brown dhaan
1007 Sorghum | jowar
1008 Buckwheat, millet, other cereals | bajra ragi quinoa kuttu
1101 Wheat flour | atta maida
1102 Flours of other cereals | rice bajra ragi jowar makki corn
1103 Groats, meal and pellets of cereals | sooji rava dalia semolina
1104 Cereal grains rolled, flaked or otherwise worked | oats
1105 Flour, flakes of potatoes
1106 Flour of dried pulses, of sago, of fruits | besan gram sattu
1107 Malt
1108 Starches | corn cornflour arrowroot
1109 Wheat gluten
1201 Soya beans
1202 Groundnuts, not roasted | moongphali peanuts
1204 Linseed | alsi flax
1205 Rape or colza seeds
1206 Sunflower seeds
1207 Other oil seeds: sesame, mustard, poppy, melon | til rai sarson khus magaz
1209 Seeds for sowing | beej
1211 Plants for perfumery or medicine | ashwagandha neem tulsi jadi
1212 Seaweed, sugar cane, locust beans | ganna
1301 Lac, natural gums and resins | gond hing asafoetida
1302 Vegetable saps and extracts, pectin, agar | aloe
1401 Vegetable materials for plaiting | bamboo
1404 Vegetable products not named elsewhere | broom grass mehndi henna
1507 Soya bean oil | tel
1508 Groundnut oil | moongphali tel peanut
1509 Olive oil
1511 Palm oil
1512 Sunflower, safflower, cotton seed oil | tel
1513 Coconut oil, palm kernel oil | nariyal tel
1514 Mustard, rape oil | sarson tel canola
1515 Other vegetable oils: sesame, castor, rice bran, linseed | til tel arandi
1516 Hydrogenated fats and oils | vanaspati dalda
1517 Margarine, mixtures of fats or oils | blended shortening
1601 Sausages
1602 Meat, prepared or preserved | nuggets kebab
1604 Fish, prepared or preserved | tuna canned
1605 Crustaceans, prepared
1701 Cane or beet sugar; jaggery | cheeni gur khandsari mishri
1702 Other sugars: glucose, lactose, syrups | maple dextrose
1703 Molasses
1704 Sugar confectionery without cocoa | toffee candy chewing gum
1801 Cocoa beans
1805 Cocoa powder, not sweetened
1806 Chocolate and food with cocoa | bar spread
1901 Malt extract; food of flour, starch or milk | baby food cerelac mix infant health drink
1902 Pasta, noodles, vermicelli, macaroni | seviyan sewai maggi spaghetti
1903 Tapioca, sago | sabudana
1904 Cereals made by swelling or roasting; cereals, precooked | corn flakes muesli murmura puffed rice poha
1905 Bread, pastry, cakes, biscuits, papad, rusk | bakery cookies pizza wafers toast roti
2001 Vegetables and fruit in vinegar | achar pickle
2002 Tomatoes, prepared or preserved | puree paste
2003 Mushrooms, prepared
2004 Vegetables, prepared, frozen | french fries aloo tikki
2005 Vegetables, prepared, not frozen | chips corn olives
2006 Fruit and nuts preserved by sugar | murabba amla
2007 Jams, jellies, marmalades, fruit purees
2008 Fruit and nuts otherwise prepared | roasted peanuts canned makhana peanut butter
2009 Fruit and vegetable juices | ras
2101 Extracts of coffee or tea; instant coffee, chicory
2102 Yeasts; baking powders | khameer
2103 Sauces, ketchup, mustard, mixed condiments, masala pastes | chutney mayonnaise soy
2104 Soups and broths
2105 Ice cream and other edible ice | kulfi
2106 Food preparations not named elsewhere: namkeen, sweetmeats, pan masala, sherbet mixes | bhujia mithai laddu sharbat protein supplement mixture
2201 Water, mineral and aerated, not sweetened | paani bottle
2202 Waters with sugar or flavour; other drinks without alcohol | soft cold cola soda energy milk juice
2209 Vinegar | sirka
2301 Flours of meat or fish for animals
2302 Bran and residues of cereals | chokar
2309 Animal feed, dog and cat food | pet kutta billi
2402 Cigars and cigarettes
2403 Other tobacco | zarda gutkha hookah
2501 Salt | namak sendha kala
2505 Sand | aquarium
2711 Petroleum gases | lpg
2712 Petroleum jelly, paraffin wax | vaseline
2801 Iodine, chlorine, bromine
2836 Carbonates | baking soda meetha soda
2914 Camphor and other ketones | kapur puja
2915 Acetic, stearic and other saturated acids | acetic
2936 Vitamins
3003 Medicaments, mixed, not in doses | ayurvedic
3004 Medicaments in doses or for retail | dawa tablets syrup balm ayurvedic homeopathic
3005 Bandages, wadding, gauze, plasters | patti first aid cotton
3006 Pharmaceutical goods, first-aid boxes
3101 Fertilisers, animal or vegetable | khad compost
3105 Fertilisers of nitrogen, phosphorus and potassium; others in packs up to 10 kg
3208 Paints and varnishes, not thinned with water | rang enamel
3209 Paints and varnishes, thinned with water | rang emulsion
3213 Artists' and school colours | watercolour poster
3215 Ink | syahi pen
3301 Essential oils | lavender
3303 Perfumes and toilet waters | attar scent
3304 Beauty and make-up preparations, skin care, talc | cream lipstick kajal sunscreen lotion bindi sindoor
3305 Preparations for the hair | shampoo oil tel dye conditioner
3306 Preparations for the mouth and teeth | toothpaste manjan mouthwash
3307 Shaving preparations, deodorants, bath salts, agarbatti, room fresheners | incense dhoop aftershave
3401 Soap; products for washing the skin | sabun handwash bodywash facewash
3402 Detergents, washing and cleaning preparations | surf powder dishwash liquid
3405 Polishes and creams for shoes, furniture, floors; scouring pastes | wax
3406 Candles, tapers | mombatti
3407 Modelling pastes | clay
3506 Glues and adhesives | gond fevicol
3604 Fireworks | patakha
3605 Matches | machis
3606 Fuel for lighters in small containers; flints; solid fuel
3808 Insecticides, disinfectants, mosquito repellents | machhar cockroach sanitizer rat coil phenyl
3824 Chemical products not named elsewhere
3917 Tubes, pipes and hoses of plastics
3919 Self-adhesive plates, tape of plastics | cello
3920 Plates, film, foil of plastics | cling wrap
3922 Baths, wash-basins, lavatory seats of plastics
3923 Plastic articles for packing: boxes, bags, bottles, caps | container
3924 Tableware, kitchenware, household and toilet articles of plastics | bucket balti mug dabba tiffin
3925 Builders' ware of plastics
3926 Other articles of plastics | cover raincoat hanger
4014 Articles of rubber for hygiene: teats, condoms | nipple hot water bag
4015 Gloves and clothing of rubber
4016 Other articles of rubber | mat eraser
4201 Saddlery and goods for animals | dog collar leash
4202 Bags, suitcases, wallets, school bags | purse trolley backpack
4203 Clothing of leather, belts, gloves
4414 Wooden frames
4419 Tableware and kitchenware of wood | chakla belan spoon
4420 Ornaments and caskets of wood
4421 Other articles of wood | toothpicks hangers ice-cream sticks
4602 Basketwork | tokri jute
4802 Paper, not coated, for writing and printing | copier A4
4803 Tissue and towel stock
4811 Paper coated or covered
4817 Envelopes, letter cards | lifafa
4818 Toilet paper, tissues, napkins, towels of paper | kitchen roll
4819 Cartons, boxes, bags of paper
4820 Notebooks, registers, diaries | copy kapi exercise
4821 Paper labels
4823 Other articles of paper: plates, cups | filter
4901 Printed books | kitab
4902 Newspapers, magazines
4903 Children's picture and colouring books
4909 Postcards, greeting cards
4910 Calendars
4911 Other printed matter
5208 Woven fabrics of cotton, light
5601 Wadding of textile materials | rui cotton
5607 Twine, ropes | rassi
5701 Carpets, knotted | kaleen
5702 Carpets, woven; durries | dari
5703 Carpets, tufted; mats
6101 Men's coats and jackets, knitted
6103 Men's suits, trousers, shorts, knitted | track pants
6104 Women's suits, dresses, skirts, leggings, knitted
6105 Men's shirts, knitted | polo
6106 Women's blouses, knitted
6107 Men's underwear and nightwear, knitted
6108 Women's underwear and nightwear, knitted
6109 T-shirts and vests, knitted | baniyan
6110 Sweaters, pullovers, cardigans, knitted
6111 Babies' garments, knitted
6112 Track suits, swimwear, knitted
6115 Socks, stockings, tights, knitted | moze
6116 Gloves, knitted
6203 Men's suits, trousers, shorts, not knitted | jeans pant
6204 Women's suits, dresses, skirts, trousers, not knitted | salwar
6205 Men's shirts, not knitted | kurta
6206 Women's blouses and shirts, not knitted | kurti
6208 Women's nightwear and underwear, not knitted
6209 Babies' garments, not knitted
6211 Track suits and other garments, not knitted
6212 Brassieres, corsets
6213 Handkerchiefs | rumal
6214 Shawls, scarves, dupattas, stoles
6301 Blankets | kambal
6302 Bed, table, toilet and kitchen linen | chadar towel tauliya bedsheet
6303 Curtains and blinds | parda
6304 Other furnishing articles | cushion cover mosquito net
6305 Sacks and bags for packing | jute bora
6307 Other made-up textile articles | mop duster mask
6401 Waterproof footwear
6402 Footwear with soles and uppers of rubber or plastics | chappal slippers
6403 Footwear with uppers of leather | joota shoes
6404 Footwear with uppers of textile | sneakers
6405 Other footwear
6505 Hats and caps, knitted or of textile | topi
6506 Other headgear; helmets
6601 Umbrellas | chhata
6702 Artificial flowers
6802 Worked stone | sil batta
6911 Tableware and kitchenware of porcelain | crockery cup plate
6912 Tableware of other ceramics | clay diya kulhad
6913 Ornaments of ceramics
7010 Bottles and jars of glass
7013 Glassware for table, kitchen, toilet, decoration | tumbler
7117 Imitation jewellery | bangles choodi earrings
7315 Chains of iron or steel
7317 Nails, tacks, pins | keel
7319 Sewing needles, safety pins | sui
7321 Stoves, ranges, cookers of iron, not electric | chulha gas
7323 Kitchen and household articles of iron or steel | bartan steel kadhai tawa scrubber
7324 Sanitary ware of iron or steel
7326 Other articles of iron or steel
7418 Household articles of copper or brass | pital lota
7607 Aluminium foil
7612 Cans, boxes of aluminium
7615 Household articles of aluminium | pressure cooker kadhai
8201 Hand tools for garden and farm | khurpi
8205 Hand tools not named elsewhere | hammer
8210 Hand-operated kitchen machines | chopper grinder
8211 Knives | chaku
8212 Razors and blades
8213 Scissors | kainchi
8214 Other cutlery: sharpeners, manicure sets
8215 Spoons, forks, ladles, tongs | chammach
8301 Padlocks and locks | tala
8302 Fittings of base metal | hooks
8305 Staples, clips, fittings of files
8414 Fans, pumps | pankha
8418 Refrigerators and freezers | fridge
8421 Water filters and purifiers
8422 Dishwashers
8423 Weighing machines | kitchen scale
8443 Printers and their parts | cartridge
8450 Washing machines
8470 Calculators
8471 Computers, laptops, tablets, keyboards, mice | drive
8473 Parts of computers
8481 Taps, valves | nal
8504 Chargers, adapters, transformers
8506 Primary cells and batteries | cell AA
8507 Rechargeable batteries, power banks
8508 Vacuum cleaners
8509 Domestic mixers, grinders, juicers | mixie
8510 Shavers, hair clippers, trimmers, electric
8513 Torches | flashlight
8516 Electric heaters, kettles, irons, hair dryers, ovens, toasters | geyser press induction
8517 Telephones, smartphones, routers | mobile phone
8518 Headphones, earphones, loudspeakers, microphones | earbuds
8519 Sound players
8521 Video players
8523 Memory cards, pen drives, discs
8525 Cameras
8527 Radios
8528 Monitors, televisions | TV
8536 Switches, plugs, sockets, extension boards
8539 Lamps, LED bulbs, tube lights | bulb batti
8544 Cables and wires | usb charging
8712 Bicycles
8714 Parts of bicycles and motorcycles
8715 Prams
9003 Frames for spectacles
9004 Spectacles, sunglasses | chashma
9017 Drawing and measuring instruments | geometry box scale
9018 Medical instruments | syringe
9019 Massage and therapy apparatus
9025 Thermometers
9102 Wrist watches | ghadi
9103 Clocks with watch movements
9105 Other clocks | alarm wall
9401 Seats, chairs | kursi
9403 Furniture not for sitting | table almirah
9404 Mattresses, quilts, pillows, cushions | gadda razai takiya
9405 Lamps and lighting fittings | lantern fairy lights
9503 Toys, puzzles, tricycles, dolls | khilona balloon
9504 Video games, table games, playing cards | carrom chess ludo
9505 Festive articles | decoration
9506 Articles for sport and exercise | cricket bat ball badminton yoga
9507 Fishing rods
9603 Brooms, brushes, mops, toothbrushes | jhadu
9605 Travel sets for toilet or sewing
9606 Buttons
9607 Zips
9608 Pens, ball pens, markers | kalam
9609 Pencils, crayons, chalk | pensil
9610 Slates and boards
9613 Cigarette lighters
9615 Combs, hair slides, hairpins | kanghi
9616 Powder puffs, scent sprays
9617 Vacuum flasks | thermos bottle
9619 Sanitary towels, tampons, napkins and liners for babies | diapers pads
`;

/** A heading of the HSN. */
export interface HsnHeading {
  code: string;
  /** What it holds, in English as in the schedule. */
  holds: string;
  /** All it is found by, in lower case. */
  words: string;
}

const headings: readonly HsnHeading[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [holds = '', more = ''] = line.slice(5).split(' | ');
    return { code: line.slice(0, 4), holds, words: `${line.slice(0, 4)} ${holds} ${more}`.toLowerCase() };
  });

/** The headings that have each of some words in them, at the front of a word first. */
export function findHsn(text: string): readonly HsnHeading[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = headings.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const isFront = ({ words }: HsnHeading) => wanted.every((word) => ` ${words}`.includes(` ${word}`));
  return [...found.filter(isFront), ...found.filter((heading) => !isFront(heading))];
}

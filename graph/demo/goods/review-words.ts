/** How content a review sounds: 4 stars and more, 3 and 3.5, less. */
export type Tone = 'good' | 'fair' | 'poor';

type Sentences = Record<Tone, string[]>;

/** First names that reviews are signed with. */
export const reviewerNames = [
  'Aarav Abhinav Aditi Akhil Amrita Anand Anjali Arjun Asha Bhavna Chetan Deepa Devika Dinesh Esha Farhan',
  'Fatima Gaurav Geeta Girish Gurpreet Harini Imran Indu Ishaan Jaya Jatin Kavita Kiran Lakshmi Lata Madhu',
  'Manish Meera Mohan Nandini Naveen Neha Nikhil Padma Pooja Pranav Preeti Rahul Rajesh Rekha Rohit Sadia',
  'Sanjay Sarita Shalini Shreya Simran Sneha Sunil Suresh Swati Tanvi Uma Varun Vidya Vikram Yash Zoya',
].flatMap((line) => line.split(' '));

/** Sentences that fit any goods; `{good}` and `{brand}` stand for their names. */
export const sentencesOfAll: Sentences = {
  good: [
    'This is my third order and the quality has not slipped once.',
    'Better than what the shop at our corner keeps, and cheaper too.',
    '{brand} has become the name we look for.',
    'Reached in two days and the packing was neat.',
    'My mother, who is hard to please, asked where I found it.',
    'Worth the price for a family of four.',
    'Exactly as shown and as described.',
    'I compared a few brands before this one and {brand} was the best of them.',
    'We finished the first one and ordered again the same week.',
    'No complaints from anybody at home, which is rare.',
    'Good value when it is on offer.',
    'The dates on the label were fresh and nothing was dented.',
    'Bought it for my in-laws and they are happy with it.',
    'I tried it because of the reviews here, and they were right.',
  ],
  fair: [
    'Fine for the price, but do not expect wonders.',
    'Delivery took a day longer than promised.',
    'The outer box was a little crushed, though the inside was safe.',
    'It does the job; I have seen better from {brand}.',
    'I would have liked a larger pack.',
    'Good enough for every day, not for guests.',
  ],
  poor: [
    'Not what I expected from {brand}.',
    'I will go back to my old brand.',
    'The picture promises more than the pack holds.',
    'For this money it should have been better.',
    'Mine may have been from a bad lot, but I am not trying again.',
  ],
};

/** Last words. */
export const closings: Sentences = {
  good: [
    'Will buy again.',
    'Recommended.',
    'Full marks from our house.',
    'Keep it up.',
    'Paisa vasool.',
    'Adding it to the monthly list.',
    'Thank you, Jhola.',
    'Go for it.',
  ],
  fair: [
    'Might buy again on a discount.',
    'Average, overall.',
    'Okay for once.',
    'Half a star more with better packing.',
  ],
  poor: ['Disappointed.', 'Not buying again.', 'Please look into it.'],
};

/**
 * Sentences by the name of a category at any level. Those of the top category fit all that lies
 * below it; those of the categories below are added for their goods.
 */
export const sentencesOfCategory: Record<string, Partial<Sentences>> = {
  'Fruits & Vegetables': {
    good: [
      'Came fresh, clean and evenly sized.',
      'Stayed good in the fridge for almost a week.',
      'Sorted well; nothing had to be thrown away.',
      'Saved me the walk to the mandi on a hot morning.',
      'As fresh as if I had picked them out myself.',
    ],
    fair: [
      'A part was past its prime, the rest was fine.',
      'Smaller than I pick by hand, but fresh.',
      'Needed a good wash.',
    ],
    poor: ['Half of it was past its best by the evening.', 'Came wilted.'],
  },
  'Fresh Fruits': {
    good: ['Sweet, and just ripe enough.', 'The children ate the {good} before lunch.', 'Not one bruise in the lot.'],
    fair: ['Needed two more days to ripen.'],
    poor: ['Tasted of nothing.'],
  },
  'Fresh Vegetables': {
    good: ['Firm, with the farm still on it in the best way.', 'Made a lovely sabzi the same evening.'],
    fair: ['Good, though the sizes were mixed.'],
  },
  'Flowers & Leaves': { good: ['Fragrant and whole, right for the morning puja.'] },
  'Atta, Rice & Dal': {
    good: [
      'Honest weight, I checked on our scale.',
      'Clean, with no dust and no insects.',
      'Keeps well in the steel dabba.',
      'My grandmother approved after one look.',
      'Tastes the way it did in my village.',
    ],
    fair: ['Clean, only the taste is a bit flat.', 'The pack does not close again.'],
    poor: ['Tasted stale, as if it had lain long in a godown.'],
  },
  'Atta & Flours': {
    good: ['Dough comes together easily.', 'Fine grind, nothing left in the sieve.'],
    fair: ['Takes more water than our usual flour.'],
  },
  'Wheat Flours': { good: ['Rotis puff up and stay soft till night.'] },
  Rice: {
    good: ['The grains stay apart after cooking.', 'The aroma fills the kitchen when the cooker opens.'],
    fair: ['Needs a longer soak than the label says.'],
    poor: ['Too many broken grains.'],
  },
  'Dals & Pulses': {
    good: ['Cooks evenly and does not turn to mush.', 'No stones, and a good colour.', 'Three whistles are enough.'],
    fair: ['Takes a little longer to cook than our usual one.'],
    poor: ['Found a few stones in it.'],
  },
  'Oils & Ghee': { good: ['Pure smell, and no foam in the pan.', 'Even plain rice tastes rich with it.'] },
  'Dry Fruits & Nuts': { good: ['Crunchy, large and not a bitter one among them.'], poor: ['A few were rancid.'] },
  'Dairy & Bakery': {
    good: [
      'Fresh and well within date.',
      'Breakfast is sorted.',
      'Gone before I could hide some for myself.',
      'Tastes like what we had in my home town.',
      'Just the right richness.',
    ],
    fair: ['Good taste, but only two days were left on the date.'],
    poor: ['Too close to its date to use it all.'],
  },
  Milk: { good: ['Came cold, and the chai is thicker for it.'], poor: ['Split when I boiled it.'] },
  'Curd & Buttermilk': { good: ['Thick and not sour at all.'], fair: ['A little sour by the second day.'] },
  'Paneer, Tofu & Cheese': { good: ['Soft, and does not crumble in the gravy.'] },
  Eggs: { good: ['Not one cracked, and deep yellow inside.'], poor: ['Two were cracked.'] },
  'Breads & Buns': { good: ['Soft on the first day and still soft on the third.'], poor: ['Dry at the edges.'] },
  'Cakes & Pastries': { good: ['Moist, and not oversweet.'], fair: ['A bit sweeter than I like it.'] },
  'Snacks & Sweets': {
    good: [
      'Gone within an hour of opening.',
      'Tastes home-made, not of the factory.',
      'Guests asked for the name twice.',
      'The children ask for it by name.',
      'Just the pack to keep at the desk.',
    ],
    fair: ['Nice taste, but more air than food in the pack.', 'Nice, though the old recipe was better.'],
    poor: ['Arrived broken to crumbs.', 'Did not taste fresh.'],
  },
  Namkeen: {
    good: [
      'Crisp till the last handful.',
      'Goes with the four o’clock chai every day now.',
      'Not too oily and not too salty.',
    ],
    fair: ['Spicier than the label suggests.'],
    poor: ['The oil tasted old.'],
  },
  'Chips & Crisps': { good: ['Thin, crisp and well salted.'], fair: ['Rather salty.'] },
  'Indian Sweets': {
    good: ['Soft, and not drowned in sugar.', 'As good as from the halwai by the station.'],
    fair: ['A little too sweet for us.'],
  },
  'Biscuits & Cookies': { good: ['Made for dunking.'], fair: ['Crumbles in the pack.'] },
  Beverages: {
    good: [
      'Tastes of the real thing, not of essence.',
      'Not overly sweet, which is rare.',
      'One sip and I was back at the railway platform.',
      'Our office pantry has switched to it.',
    ],
    fair: ['The taste is mild; some will like that.'],
    poor: ['The seal was loose and some had leaked.'],
  },
  Tea: {
    good: ['Strong, fragrant and good value per cup.', 'Gives a deep colour within three minutes.'],
    fair: ['Needs more of it per cup than I am used to.'],
  },
  Coffee: { good: ['The aroma alone gets me out of bed.'], fair: ['Darker roast than I like.'] },
  'Juices & Fruit Drinks': { good: ['Refreshing straight from the fridge.'], poor: ['Far too sweet to finish.'] },
  'Health Drinks': { good: ['Mixes well and leaves nothing at the bottom.'] },
  'Spices & Masalas': {
    good: [
      'Open the pack and the whole room knows.',
      'My cooking has improved and I take the credit.',
      'The pack keeps the aroma in for weeks.',
      'Tastes like home ground.',
    ],
    fair: ['Good, though I need two spoons where one should do.'],
    poor: ['Hardly any aroma left.'],
  },
  'Whole Spices': { good: ['Large, whole and free of dust.', 'Blooms in hot oil at once.'] },
  'Ground Spices': {
    good: ['The colour it gives is natural, not painted.', 'Finely ground.'],
    poor: ['Clumped in the pack.'],
  },
  'Blended Masalas': { good: ['A little less than usual is enough.'], fair: ['Good colour, but the heat is mild.'] },
  'Pickles & Chutneys': { good: ['Tangy, oily and hot, as it should be.'], fair: ['A bit too much salt.'] },
  'Cleaning & Household': {
    good: [
      'Does just what it should.',
      'Our didi asked me to buy it again.',
      'Lasts longer than the one we had.',
      'Good strong quality for the money.',
    ],
    fair: ['Does its work slowly.'],
    poor: ['Not as strong as it claims.'],
  },
  Laundry: { good: ['Clothes come out clean, and the colours stay.'], fair: ['The fragrance is too strong for me.'] },
  Dishwash: { good: ['Cuts through grease without ruining my hands.', 'A small amount goes a long way.'] },
  'Floor & Toilet Cleaners': { good: ['The house smells clean, not of chemicals.'] },
  'Brooms & Mops': { good: ['Sturdy; it has survived two months of daily use.'], poor: ['Broke within a week.'] },
  'Puja Needs': {
    good: ['The fragrance lasts through the whole aarti.'],
    fair: ['The fragrance is fainter than I hoped.'],
  },
  'Personal Care': {
    good: [
      'Gentle, and I am sensitive.',
      'Smells of the real ingredients.',
      'The whole family uses it now.',
      'Lasts us six weeks.',
    ],
    fair: ['Nice, but I saw no great difference.', 'Good inside; the packing could be better.'],
    poor: ['Did not suit me at all.'],
  },
  'Bath & Hand Wash': { good: ['Lathers well with our hard water.', 'Does not dry the skin even in winter.'] },
  'Hair Care': { good: ['My hair is softer after a month.', 'Light, and washes out easily.'] },
  'Skin Care': { good: ['Sinks in quickly and is not sticky.'], poor: ['Gave me an itch, so I stopped.'] },
  'Oral Care': { good: ['Leaves the mouth fresh till lunch.'] },
  'Baby Care': { good: ['No rash, and the baby sleeps well.'] },
  'Home & Kitchen': {
    good: [
      'Solid, with a proper weight in the hand.',
      'The finish looks costlier than it is.',
      'Fits our small flat just right.',
      'Makes a fine housewarming gift.',
      'Feels made to last.',
    ],
    fair: ['Useful, but smaller than it looks in the picture.', 'The finish could have been better.'],
    poor: ['Came with a dent.'],
  },
  Cookware: {
    good: ['Heats evenly and cleans easily.', 'In daily use since it came, and still like new.'],
    fair: ['The handle gets warm.'],
    poor: ['The lid does not sit.'],
  },
  'Small Appliances': {
    good: ['Quiet for its power.', 'The instructions are clear.'],
    fair: ['The cord is too short.'],
  },
  'Bedding & Linen': { good: ['Soft, and the colours stayed after three washes.'], fair: ['Thinner than I thought.'] },
  'Mobiles & Electronics': {
    good: [
      'Set up in five minutes and working well since.',
      'Feels well made for the money.',
      'My father learned to use it without asking me once.',
      'Everything in the box was as listed.',
      'Does not get warm even after long use.',
    ],
    fair: ['Good, but the manual is of no help.', 'Fine for the price, not more.'],
    poor: ['Stopped working after two weeks.'],
  },
  Smartphones: { good: ['The battery easily lasts my day.', 'Bright screen, even on the balcony at noon.'] },
  Audio: { good: ['Clear sound and enough bass.'], fair: ['Good sound, weak microphone.'] },
  'Chargers & Power': { good: ['Charges as fast as the one that came with the phone.'] },
  'Clothing & Footwear': {
    good: [
      'True to size, and the colour is as shown.',
      'Stitching is neat, even on the inside.',
      'Got compliments the first day.',
      'Comfortable from morning to night.',
      'Looks the same after weeks of use.',
    ],
    fair: ['Runs a little large.', 'Nice colour, though thinner than I thought.'],
    poor: ['A seam opened within days.'],
  },
  'Ethnic Wear': { good: ['The fall and finish of it are lovely.', 'Wore it to a wedding and was asked where from.'] },
  Footwear: { good: ['No bites, no blisters.', 'Good grip on wet floors.'], fair: ['Took a week to soften.'] },
  Men: { good: ['The cloth is soft and breathes in our heat.'], poor: ['Shrank in the first wash.'] },
  Women: { good: ['The cloth is soft and breathes in our heat.'], poor: ['Shrank in the first wash.'] },
  'Stationery, Toys & Sport': {
    good: [
      'My daughter has not put it down since it came.',
      'Better than the ones from the school shop.',
      'Strong enough for children.',
      'A birthday gift that was really used.',
    ],
    fair: ['Fine for beginners.', 'Good, but the box that it comes in is flimsy.'],
    poor: ['Looks cheap next to its picture.'],
  },
  'Notebooks & Paper': { good: ['Thick pages; the ink does not show through.'] },
  'Pens & Pencils': { good: ['Writes smoothly and does not smudge.'], poor: ['Dried up in a week.'] },
  Toys: { good: ['No sharp edges and no smell of paint.'], poor: ['It broke on the second day.'] },
  Cricket: { good: ['Our building’s evening game has a new favourite.'] },
  'Fitness & Yoga': { good: ['Does not slip, and rolls up small.'] },
};

/** What is said of gift cards and store credit. */
export const credit = {
  'Your gift cards and store credit do not cover this amount. Please check what is left.':
    'आपके गिफ़्ट कार्ड और स्टोर क्रेडिट में इतनी रकम नहीं है. देख लें कि कितना बचा है.',
  'Gift cards and store credit pay for all of this. Please choose them as the way to pay.':
    'इसका पूरा भुगतान गिफ़्ट कार्ड और स्टोर क्रेडिट से हो सकता है. भुगतान के लिए इन्हें ही चुनें.',
  'Gift cards and store credit pay whole rupees.': 'गिफ़्ट कार्ड और स्टोर क्रेडिट से पूरे रुपयों में भुगतान होता है.',
  'Order {number}: your credit is back': 'ऑर्डर {number}: आपका क्रेडिट वापस आ गया है',
  'We have given it back as gift card or store credit, which you can spend at once.':
    'हमने रकम गिफ़्ट कार्ड या स्टोर क्रेडिट में लौटा दी है. आप इसे तुरंत खर्च कर सकते हैं.',
  'Gift cards and store credit': 'गिफ़्ट कार्ड और स्टोर क्रेडिट',
  Paid: 'भुगतान किया',
  'A gift card holds for {least} to {most} days.': 'गिफ़्ट कार्ड {least} से {most} दिन तक चलता है.',
  'Give 1 to {most} days, or none.': '1 से {most} दिन लिखें, या खाली छोड़ें.',
  'This gift card has expired.': 'इस गिफ़्ट कार्ड की तारीख निकल चुकी है.',
  'You have {most} gift cards. Please spend some first.': 'आपके पास {most} गिफ़्ट कार्ड हैं. पहले कुछ खर्च कर लें.',
  'The gift card is added. It has {amount} left.': 'गिफ़्ट कार्ड जुड़ गया. इसमें {amount} बचे हैं.',
  'There is no gift card with this code.': 'इस कोड का कोई गिफ़्ट कार्ड नहीं है.',
  '{amount} of store credit is given.': '{amount} का स्टोर क्रेडिट दे दिया गया.',
  'The gift card is on its way by mail.': 'गिफ़्ट कार्ड मेल से भेजा जा रहा है.',
  'There is no such credit.': 'ऐसा कोई क्रेडिट नहीं है.',
  'The balance has changed in the meantime. Please check again.': 'इस बीच बाकी रकम बदल गई है. फिर से देख लें.',
  'The balance can become ₹0 to ₹{most}.': 'बाकी रकम ₹0 से ₹{most} तक हो सकती है.',
  'The balance is changed.': 'बाकी रकम बदल दी गई.',
  'Give ₹1 to ₹{most}.': '₹1 से ₹{most} तक लिखें.',
  'This shop sends no mail, and so no gift cards.': 'यह दुकान मेल नहीं भेजती, इसलिए गिफ़्ट कार्ड भी नहीं.',
  'A gift card of {amount} for you': 'आपके लिए {amount} का गिफ़्ट कार्ड',
  'You have been given a gift card of our shop.': 'आपको हमारी दुकान का गिफ़्ट कार्ड मिला है.',
  'Enter this code at the checkout or in your account. Anyone who has it can spend it, so keep it safe.':
    'यह कोड चेकआउट पर या अपने खाते में लिखें. जिसके पास कोड है वह इसे खर्च कर सकता है, इसलिए इसे सँभालकर रखें.',
  Code: 'कोड',
  Worth: 'रकम',
  'To be spent by': 'इस तारीख तक खर्च करें',
  'Go shopping': 'खरीदारी करें',
} as const;

/** What is said of gift cards and store credit. */
export const credit = {
  'Your gift cards and store credit do not cover this amount. Please check what is left.':
    'आपके गिफ़्ट कार्ड और स्टोर क्रेडिट में इतनी रक़म नहीं है. देख लें कि कितना बचा है.',
  'Gift cards and store credit pay for all of this. Please choose them as the way to pay.':
    'इसका पूरा भुगतान गिफ़्ट कार्ड और स्टोर क्रेडिट से हो सकता है. भुगतान के लिए इन्हें ही चुनें.',
  'Gift cards and store credit pay whole rupees.': 'गिफ़्ट कार्ड और स्टोर क्रेडिट से पूरे रुपयों में भुगतान होता है.',
  'Order {number}: your credit is back': 'ऑर्डर {number}: आपका क्रेडिट वापस आ गया है',
  'We have given it back as gift card or store credit, which you can spend at once.':
    'हमने रक़म गिफ़्ट कार्ड या स्टोर क्रेडिट में लौटा दी है. आप इसे तुरंत ख़र्च कर सकते हैं.',
  'Gift cards and store credit': 'गिफ़्ट कार्ड और स्टोर क्रेडिट',
  Paid: 'भुगतान किया',
  'Gift cards and store credit paid {amount} of it.': 'इसमें से {amount} गिफ़्ट कार्ड और स्टोर क्रेडिट से चुकाए गए.',
  'A gift card holds for {least} to {most} days.': 'गिफ़्ट कार्ड {least} से {most} दिन तक चलता है.',
  'Give 1 to {most} days, or none.': '1 से {most} दिन लिखें, या ख़ाली छोड़ें.',
  'This gift card has expired.': 'इस गिफ़्ट कार्ड की तारीख़ निकल चुकी है.',
  'You have {most} gift cards. Please spend some first.': 'आपके पास {most} गिफ़्ट कार्ड हैं. पहले कुछ ख़र्च कर लें.',
  'The gift card is added. It has {amount} left.': 'गिफ़्ट कार्ड जुड़ गया. इसमें {amount} बचे हैं.',
  'There is no gift card with this code.': 'इस कोड का कोई गिफ़्ट कार्ड नहीं है.',
  '{amount} of store credit is given.': '{amount} का स्टोर क्रेडिट दे दिया गया.',
  'The gift card is on its way by mail.': 'गिफ़्ट कार्ड मेल से भेजा जा रहा है.',
  'There is no such credit.': 'ऐसा कोई क्रेडिट नहीं है.',
  'The balance has changed in the meantime. Please check again.': 'इस बीच बाक़ी रक़म बदल गई है. फिर से देख लें.',
  'The balance can become ₹0 to {most}.': 'बाक़ी रक़म ₹0 से {most} तक हो सकती है.',
  'The balance is changed.': 'बाक़ी रक़म बदल दी गई.',
  'Give ₹1 to {most}.': '₹1 से {most} तक लिखें.',
  'This shop sends no mail, and so no gift cards.': 'यह दुकान मेल नहीं भेजती, इसलिए गिफ़्ट कार्ड भी नहीं.',
  'A gift card of {amount} for you': 'आपके लिए {amount} का गिफ़्ट कार्ड',
  'You have been given a gift card of our shop.': 'आपको हमारी दुकान का गिफ़्ट कार्ड मिला है.',
  'Enter this code at the checkout or in your account. Anyone who has it can spend it, so keep it safe.':
    'यह कोड चेकआउट पर या अपने खाते में लिखें. जिसके पास कोड है वह इसे ख़र्च कर सकता है, इसलिए इसे सँभालकर रखें.',
  Code: 'कोड',
  Worth: 'रक़म',
  'To be spent by': 'इस तारीख़ तक ख़र्च करें',
  'Go shopping': 'ख़रीदारी करें',
  'The least has to be whole rupees, and no more than the most.':
    'कम से कम वाली रक़म पूरे रुपयों में हो, और ज़्यादा से ज़्यादा वाली रक़म से ज़्यादा न हो.',
  'This gift card was called off.': 'यह गिफ़्ट कार्ड रद्द हो चुका है.',
  'This gift card was called off before.': 'यह गिफ़्ट कार्ड पहले ही रद्द हो चुका है.',
  'There is no such gift card.': 'ऐसा कोई गिफ़्ट कार्ड नहीं है.',
  'Some of this gift card is spent, so that it cannot be called off any more.':
    'इस गिफ़्ट कार्ड का कुछ हिस्सा ख़र्च हो चुका है, इसलिए अब यह रद्द नहीं हो सकता.',
  'This gift card has been entered, so it belongs to who has it.':
    'यह गिफ़्ट कार्ड किसी खाते में जुड़ चुका है, इसलिए अब उसी का है.',
  'This gift card is not paid yet.': 'इस गिफ़्ट कार्ड का भुगतान अभी नहीं हुआ है.',
  'The gift card is called off. Your money is on its way back.': 'गिफ़्ट कार्ड रद्द कर दिया गया. आपके पैसे वापस भेजे जा रहे हैं.',
  'We are checking your payment. The gift card goes out as soon as that is done.':
    'हम आपके भुगतान की जाँच कर रहे हैं. यह होते ही गिफ़्ट कार्ड भेज दिया जाएगा.',
  'Sorry, this gift card was given up before you paid. Your refund is on its way.':
    'माफ़ कीजिए, भुगतान से पहले ही यह गिफ़्ट कार्ड छोड़ दिया गया था. आपके पैसे वापस भेजे जा रहे हैं.',
  'Thank you! The gift card goes to {email}.': 'धन्यवाद! गिफ़्ट कार्ड {email} पर भेजा जाएगा.',
  'This shop sells no gift cards.': 'यह दुकान गिफ़्ट कार्ड नहीं बेचती.',
  'A gift card is for {from} to {to}, in whole rupees.': 'गिफ़्ट कार्ड {from} से {to} तक का, पूरे रुपयों में होता है.',
  'The message': 'संदेश',
  'A gift card is sent within {days} days.': 'गिफ़्ट कार्ड {days} दिनों के भीतर भेजा जाता है.',
  'This payment is for a gift card.': 'यह भुगतान गिफ़्ट कार्ड का है.',
  'Give a time such as 2026-12-24T03:30:00Z.': '2026-12-24T03:30:00Z जैसा समय लिखें.',
  '{from} gives you a gift card of our shop.': '{from} ने आपको हमारी दुकान का गिफ़्ट कार्ड दिया है.',
  'Your gift card of {amount} was called off': 'आपका {amount} का गिफ़्ट कार्ड रद्द हो गया',
  'Receipt for a gift card of {amount}': '{amount} के गिफ़्ट कार्ड की रसीद',
  'Its price goes back to the account that you paid with. The bank takes some days to show it.':
    'इसकी रक़म उसी खाते में लौट रही है जिससे आपने भुगतान किया था. बैंक में दिखने में कुछ दिन लगते हैं.',
  'Thank you. The mail with the code goes to {email}.': 'धन्यवाद. कोड वाला मेल {email} पर जाता है.',
  'This is a receipt and no tax invoice: GST is charged on what is bought with the card.':
    'यह रसीद है, टैक्स इनवॉइस नहीं: GST उस सामान पर लगता है जो कार्ड से ख़रीदा जाता है.',
  Payment: 'भुगतान',
  For: 'किसके लिए',
  'Sent on': 'भेजने की तारीख़',
  'Your gift cards': 'आपके गिफ़्ट कार्ड',
  'Nothing is left of this gift card.': 'इस गिफ़्ट कार्ड में कुछ नहीं बचा है.',
  'Give a day after the one on which it ends now, within ten years.':
    'अभी की आख़िरी तारीख़ के बाद की, दस साल के भीतर की कोई तारीख़ लिखें.',
  'The gift card can be spent for longer.': 'गिफ़्ट कार्ड अब ज़्यादा दिन चलेगा.',
  'The gift card is withdrawn.': 'गिफ़्ट कार्ड वापस ले लिया गया.',
} as const;

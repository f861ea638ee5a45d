import type { hindi } from '../hi/texts.js';

/** Texts of a first purchase and of the end of an account in Marathi; others are in English. */
export const marathi: Partial<Record<keyof typeof hindi, string>> = {
  'There is already an account with this email.': 'या ई-मेलने आधीच खाते आहे.',
  'Invalid email or password': 'ई-मेल किंवा पासवर्ड चुकीचा आहे',
  'Your account is ready. Please sign in.': 'तुमचे खाते तयार आहे. कृपया साइन इन करा.',
  'Please login first': 'कृपया आधी साइन इन करा',
  'Please choose an option': 'कृपया एक पर्याय निवडा',
  'Item is added in the cart': 'वस्तू कार्टमध्ये टाकली',
  'Item removed from cart!': 'वस्तू कार्टमधून काढली!',
  'The quantity is greater than product count in stock': 'इतका माल शिल्लक नाही',
  'You can buy at most {most} pieces of this at once.': 'हे एका वेळी जास्तीत जास्त {most} घेता येतात.',
  'Quantity must be a whole number, 1 or more.': 'संख्या पूर्ण असावी, 1 किंवा जास्त.',
  'This product is no longer for sale.': 'ही वस्तू आता विक्रीला नाही.',
  'This item is not in your cart.': 'ही वस्तू तुमच्या कार्टमध्ये नाही.',
  'There is no such product.': 'अशी कोणतीही वस्तू नाही.',
  'Your Cart is currently empty': 'तुमचे कार्ट रिकामे आहे',
  'Prices have changed. Please look at your cart again.': 'किमती बदलल्या आहेत. कार्ट पुन्हा पहा.',
  'A PIN code has 6 digits, such as 560001.': 'पिन कोडमध्ये 6 अंक असतात, जसे 560001.',
  'The payment did not succeed. Please try again.': 'पैसे भरले गेले नाहीत. पुन्हा प्रयत्न करा.',
  'Your order is placed. Thank you!': 'तुमची ऑर्डर नोंदवली. धन्यवाद!',
  'Cash on delivery is not offered in {pin}.': '{pin} मध्ये कॅश ऑन डिलिव्हरी नाही.',
  'The shop is busy right now. Please try again in a moment.': 'दुकानात सध्या गर्दी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  today: 'आज',
  tomorrow: 'उद्या',
  'Delivery {day}': 'डिलिव्हरी {day}',
  'Delivery {day}, {hours}': 'डिलिव्हरी {day}, {hours}',
  'Delivery by {day}': '{day} पर्यंत डिलिव्हरी',
  'We do not deliver to {pin} yet': '{pin} वर अजून डिलिव्हरी नाही',
  'Not to {pin}': '{pin} वर नाही',
  'Hello {name},': 'नमस्कार {name},',
  'Order {number} is confirmed': 'ऑर्डर {number} पक्की झाली',
  'Thank you for your order. This is what you bought:': 'ऑर्डरबद्दल धन्यवाद. तुम्ही हे घेतले:',
  Total: 'एकूण',
  cm: 'सेमी',
  g: 'ग्रॅम',
  kg: 'किलो',
  L: 'लिटर',
  m: 'मीटर',
  ml: 'मिली',
  piece: 'नग',
  pieces: 'नग',
  'See your orders': 'तुमच्या ऑर्डर पहा',
  'Your account will be deleted on {when}': 'तुमचे खाते {when} रोजी हटवले जाईल',
  'You asked us to delete your account. You are signed out on every device.':
    'तुम्ही तुमचे खाते हटवण्यास सांगितले. तुम्ही सर्व उपकरणांवर साइन आउट झाला आहात.',
  'You have not used your account for three years, so we no longer keep it.':
    'तुम्ही तीन वर्षे तुमचे खाते वापरले नाही, म्हणून आम्ही ते यापुढे ठेवणार नाही.',
  'On {when} it is deleted for good, and with it your cart, your list, your addresses, your pictures and your saved cards. Reviews stay without your name, and orders and invoices as tax law requires.':
    '{when} रोजी ते कायमचे हटवले जाईल, आणि त्यासोबत तुमचे कार्ट, यादी, पत्ते, चित्रे आणि सेव्ह केलेली कार्डे. समीक्षा तुमच्या नावाशिवाय राहतील, आणि ऑर्डर व बिले कर कायद्यानुसार.',
  'You want to keep it, or did not ask for this? Use the link below, or sign in and choose to keep it.':
    'ते ठेवायचे आहे, किंवा हे तुम्ही सांगितले नव्हते? खालील लिंक उघडा, किंवा साइन इन करून ते ठेवणे निवडा.',
  'To keep it, use the link below, or sign in.': 'ते ठेवण्यासाठी खालील लिंक उघडा, किंवा साइन इन करा.',
  'Keep my account': 'माझे खाते ठेवा',
  'Your account stays as it was. Sign in to go on.': 'तुमचे खाते पूर्वीसारखेच राहील. पुढे जाण्यासाठी साइन इन करा.',
  'Your account stays as it was.': 'तुमचे खाते पूर्वीसारखेच राहील.',
  'This link no longer works. Sign in to see whether your account is to be deleted.':
    'हा लिंक आता चालत नाही. तुमचे खाते हटवले जाणार आहे का ते साइन इन करून पहा.',
  'You are signed in. Your account will be deleted on {when}. Keep it in My Account.':
    'तुम्ही साइन इन झाला आहात. तुमचे खाते {when} रोजी हटवले जाईल. ते "माझे खाते" मध्ये जाऊन ठेवा.',
  'Your account will be deleted on {when}. Sign in before then to keep it.':
    'तुमचे खाते {when} रोजी हटवले जाईल. ते ठेवण्यासाठी त्याआधी साइन इन करा.',
};

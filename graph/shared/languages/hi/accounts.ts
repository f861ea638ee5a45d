/** Texts of accounts, lists and reviews in Hindi. */
export const accounts = {
  'Bought {pack}, {month}': '{pack} ख़रीदा, {month}',
  'Bought {month}': 'ख़रीदा, {month}',
  'Confirm that you want our newsletter': 'न्यूज़लेटर की मंज़ूरी दें',
  'We were asked to send our newsletter to this address. It comes once you use the link below.':
    'हमसे कहा गया है कि इस ई-मेल पर न्यूज़लेटर भेजें. नीचे का लिंक खोलने के बाद ही वह आएगा.',
  'Yes, send it to me': 'हाँ, मुझे भेजें',
  'Leave our newsletter': 'न्यूज़लेटर बंद करें',
  'Use the link below, and no newsletter comes to this address any more.':
    'नीचे का लिंक खोलें, और इस ई-मेल पर न्यूज़लेटर नहीं आएगा.',
  'Leave the newsletter': 'न्यूज़लेटर बंद करें',
  'We have sent you a link. You get our newsletter once you use it.':
    'हमने आपको एक लिंक भेजा है. उसे खोलने के बाद न्यूज़लेटर आएगा.',
  'If this address gets our newsletter, we have sent it a link to leave.':
    'अगर इस ई-मेल पर न्यूज़लेटर आता है, तो उसे बंद करने का लिंक भेज दिया गया है.',
  'Shall we tell you about {product}?': 'क्या हम आपको {product} के बारे में बताएँ?',
  'We were asked to tell this address once {product} is back in stock.':
    'हमसे कहा गया है कि {product} फिर से मिलने लगे तो इस ई-मेल पर बताएँ.',
  'We were asked to tell this address once {product} costs less.':
    'हमसे कहा गया है कि {product} का दाम घटे तो इस ई-मेल पर बताएँ.',
  'Use the link below within 7 days. We write once, and use the address for nothing else.':
    'नीचे का लिंक 7 दिन के भीतर खोलें. हम एक ही बार लिखेंगे, और यह ई-मेल किसी और काम में नहीं लेंगे.',
  'If you did not ask for it, ignore this mail: you get no other.': 'अगर आपने नहीं कहा, तो कुछ न करें: दूसरा ई-मेल नहीं आएगा.',
  'Yes, tell me': 'हाँ, मुझे बताएँ',
  'There were {left} left when we wrote this, and none is put aside.':
    'यह लिखते समय {left} बचे थे, और किसी के लिए अलग नहीं रखे हैं.',
  'We put none aside: it is sold to who orders first.': 'किसी के लिए अलग नहीं रखा है: जो पहले ऑर्डर करे, उसे मिलेगा.',
  'You asked us to tell you. This is the only mail about it.': 'आपने बताने को कहा था. इसके बारे में यही एक ई-मेल है.',
  '{product} is back in stock': '{product} फिर से उपलब्ध है',
  'You can buy {product} again, at {price}.': '{product} अब फिर से {price} में ख़रीद सकते हैं.',
  '{product} costs less now': '{product} का दाम घट गया',
  '{product} costs {price} now. It was {before} when you asked.':
    '{product} का दाम अब {price} है. जब आपने कहा था, तब {before} था.',
  'See it in the shop': 'दुकान में देखें',
  'No more mails about stock and prices': 'स्टॉक और दाम के ई-मेल बंद करें',
  'At most {most} products can be waited for.': 'ज़्यादा से ज़्यादा {most} सामान का इंतज़ार कर सकते हैं.',
  'We have sent you a link. Once you use it, we will tell you.': 'हमने आपको एक लिंक भेजा है. उसे खोलने के बाद हम आपको बताएँगे.',
  'We will mail you once it is back in stock.': 'फिर से उपलब्ध होते ही हम आपको ई-मेल करेंगे.',
  'We will mail you once it costs less.': 'दाम घटते ही हम आपको ई-मेल करेंगे.',
  'You are not waiting for this.': 'आप इसका इंतज़ार नहीं कर रहे हैं.',
  'We will not write to you about it.': 'हम इसके बारे में आपको नहीं लिखेंगे.',
  'You get no more mails about stock and prices.': 'स्टॉक और दाम के ई-मेल अब नहीं आएँगे.',
  'It is in stock: you can buy it now.': 'यह उपलब्ध है: आप अभी ख़रीद सकते हैं.',
  'Say what you want to be told.': 'बताएँ कि किस बात की ख़बर चाहिए.',
  'This link no longer works. Please ask for it again.': 'यह लिंक अब काम नहीं करता. कृपया दोबारा माँगें.',
  'You have a payment in progress. Please try again once it is done.':
    'आपका एक भुगतान चल रहा है. उसके पूरा होने पर फिर कोशिश करें.',
  'A profile can have at most {most} pictures.': 'प्रोफ़ाइल में ज़्यादा से ज़्यादा {most} तस्वीरें हो सकती हैं.',
  'A review': 'रिव्यू',
  'A review can have at most {most} photos.': 'एक रिव्यू में ज़्यादा से ज़्यादा {most} फ़ोटो हो सकती हैं.',
  'An answer': 'जवाब',
  'It stands below your review, where everybody can read it.': 'यह आपके रिव्यू के नीचे है, जहाँ सब पढ़ सकते हैं.',
  'Thank you, that helps others to choose.': 'धन्यवाद, इससे दूसरों को चुनने में मदद मिलती है.',
  'sort must be one of {names}.': 'sort इनमें से एक हो: {names}.',
  'The answer is taken away.': 'जवाब हटा दिया गया.',
  'The photo is hidden.': 'फ़ोटो छिपा दी गई.',
  'The photo is shown again.': 'फ़ोटो फिर दिख रही है.',
  'The shop has answered your review of {product}': '{product} पर आपके रिव्यू का दुकान ने जवाब दिया है',
  'There is no such consent.': 'ऐसी कोई सहमति नहीं है.',
  'The payment company keeps the cards that you choose to save, as tokens of the card network, so that you need not type them again. We never see their numbers.':
    'जो कार्ड आप सहेजते हैं, उन्हें भुगतान कंपनी कार्ड नेटवर्क के टोकन के रूप में रखती है, ताकि फिर से न लिखना पड़े. उनके नंबर हम कभी नहीं देखते.',
  'Your saved cards are removed.': 'आपके सहेजे कार्ड हटा दिए गए.',
  'We use your e-mail address to send you our newsletter, until you leave it.':
    'हम आपके ई-मेल पते पर अपना न्यूज़लेटर भेजते हैं, जब तक आप उसे छोड़ न दें.',
  'We use your e-mail address to tell you, once, that a product you asked about is back or costs less.':
    'हम आपके ई-मेल पते पर, एक बार, बताते हैं कि आपका पूछा सामान फिर आ गया या सस्ता हुआ.',
  'There is no such photo.': 'ऐसी कोई फ़ोटो नहीं है.',
  'This review is your own: others say whether it helps.': 'यह आपका अपना रिव्यू है: मददगार है या नहीं, यह दूसरे बताते हैं.',
  'You have voted too often. Please try again in a minute.': 'आपने बहुत बार वोट दिया. एक मिनट बाद फिर कोशिश करें.',
  'You took your vote back.': 'आपने अपना वोट वापस लिया.',
  'Your answer stands below the review.': 'आपका जवाब रिव्यू के नीचे दिख रहा है.',
  'A sign-in is proven by an ID token alone.': 'साइन इन सिर्फ़ ID token से साबित होता है.',
  'Address removed': 'पता हटा दिया',
  'Address saved': 'पता सेव हो गया',
  'This e-mail belonged to another account, and a link in your inbox can restore it.':
    'यह ई-मेल एक खाते का था. आपको भेजे गए लिंक से वह वापस मिलेगा.',
  'There is already an account with this email.': 'इस ई-मेल से खाता पहले से है.',
  'Choose a new password': 'नया पासवर्ड बनाएँ',
  'Confirm my address': 'ई-मेल पक्का करें',
  'Confirm your e-mail address': 'अपना ई-मेल पक्का करें',
  'Confirm your new e-mail address': 'अपना नया ई-मेल पक्का करें',
  'Default address changed': 'मुख्य पता बदल गया',
  'Email can not be blank!': 'ई-मेल ख़ाली नहीं हो सकता!',
  'Choose 0.5 to 5 stars, in halves.': '0.5 से 5 तक स्टार दें, आधे भी चलेंगे.',
  'If it was not you, someone knows your password. Use the link below within 7 days: your account keeps this address or gets it back, you are signed out on every device, and you choose a new password.':
    'अगर आपने नहीं कहा, तो कोई आपका पासवर्ड जानता है. नीचे का लिंक 7 दिन के भीतर खोलें: खाते का ई-मेल यही रहेगा या वापस आ जाएगा, हर फ़ोन और कंप्यूटर से साइन आउट होगा, और आप नया पासवर्ड बनाएँगे.',
  'If it was you, sign in with this address; if you forgot the password, you can set a new one there. If it was not you, ignore this mail.':
    'अगर आपने माँगा था, तो इसी ई-मेल से साइन इन करें; पासवर्ड भूल गए हों तो वहीं नया बना सकते हैं. अगर नहीं, तो कुछ न करें.',
  'If there is an account with this email, we have sent it a link to set a new password.':
    'अगर इस ई-मेल से खाता है, तो नया पासवर्ड बनाने का लिंक भेज दिया गया है.',
  'If you did not ask for it, ignore this mail: nothing changes.': 'अगर आपने नहीं चुना, तो कुछ न करें: कुछ नहीं बदलेगा.',
  'If you did not ask for it, ignore this mail: your password has not changed.':
    'अगर आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड नहीं बदला है.',
  'If you have no account with us, ignore this mail and do not use the link.':
    'अगर हमारे यहाँ आपका खाता नहीं है, तो कुछ न करें और लिंक न खोलें.',
  'Images Uploaded!': 'तस्वीरें अपलोड हो गईं!',
  'Invalid email or password': 'ई-मेल या पासवर्ड ग़लत है',
  'Item removed from My List!': 'सामान मेरी सूची से हटा दिया!',
  'Keep this address': 'पुराना ई-मेल रखें',
  'Password can not be blank!': 'पासवर्ड ख़ाली नहीं हो सकता!',
  'Password cannot be only spaces': 'पासवर्ड सिर्फ़ ख़ाली जगह नहीं हो सकता',
  'Password contains characters that cannot be typed': 'पासवर्ड में ऐसे अक्षर हैं जो किसी कीबोर्ड पर नहीं हैं',
  'Password must have {least} to {most} characters': 'पासवर्ड में {least} से {most} अक्षर हों',
  'Please Login first': 'पहले लॉगिन करें',
  'Please Login to continue': 'आगे बढ़ने के लिए लॉगिन करें',
  'Please add Review': 'कृपया रिव्यू लिखें',
  'Please start signing in from the shop.': 'कृपया साइन इन दुकान से शुरू करें.',
  'Please choose from the pictures that you have uploaded and not used yet.':
    'अपनी डाली हुई उन तस्वीरों में से चुनें जो अभी इस्तेमाल नहीं हुईं.',
  'Please choose from your own pictures.': 'अपनी तस्वीरों में से चुनें.',
  'Please confirm that this address is yours, so that no one else can use it here. The link below works for 7 days.':
    'कृपया बताएँ कि यह ई-मेल आपका है, ताकि कोई और इसे यहाँ इस्तेमाल न कर सके. नीचे का लिंक 7 दिन तक चलेगा.',
  'Please fill all the details': 'कृपया सारी जानकारी भरें',
  'Please fill in your email': 'कृपया अपना ई-मेल लिखें',
  'Please save or clear the pictures that you have uploaded before you upload more.':
    'और तस्वीरें डालने से पहले पिछली सेव करें या हटाएँ.',
  'Sign in': 'साइन इन करें',
  'Thank you for your review!': 'रिव्यू के लिए धन्यवाद!',
  'The PIN code': 'पिन कोड',
  'The account with this e-mail belongs to someone else there.': 'इस ई-मेल का खाता वहाँ किसी और का है.',
  'The city': 'शहर',
  'The country': 'देश',
  'The label': 'लेबल',
  'The old password is wrong.': 'पुराना पासवर्ड ग़लत है.',
  'The password is wrong.': 'पासवर्ड ग़लत है.',
  'The product added in my list': 'सामान मेरी सूची में आ गया',
  'The product is in your list already': 'यह सामान आपकी सूची में पहले से है',
  'The review is hidden.': 'रिव्यू छिपा दिया गया.',
  'The review is shown again.': 'रिव्यू फिर दिख रहा है.',
  'The second line': 'दूसरी लाइन',
  'The sign-in could not be verified. Please try again.': 'साइन इन की पुष्टि नहीं हो पाई. फिर कोशिश करें.',
  'The sign-in provider is not responding right now. Please try again.':
    'साइन इन की सेवा अभी जवाब नहीं दे रही. फिर कोशिश करें.',
  'The sign-in took too long. Please try again.': 'साइन इन में बहुत देर लगी. फिर कोशिश करें.',
  'The sign-in was cancelled.': 'साइन इन रद्द हो गया.',
  'The state': 'राज्य',
  'The street': 'पता',
  'There is no account with this e-mail. Sign up first.': 'इस ई-मेल से कोई खाता नहीं है. पहले खाता बनाएँ.',
  'There is no such account.': 'ऐसा कोई खाता नहीं है.',
  'There is no such review.': 'ऐसा कोई रिव्यू नहीं है.',
  'This account has a role in the shop. Please remove the role first.': 'इस खाते के पास दुकान का काम है. पहले वह हटाएँ.',
  'This address is not in your address book.': 'यह पता आपके पतों में नहीं है.',
  'This is not an email address': 'यह ई-मेल का पता नहीं है',
  'This is already your e-mail address.': 'यह ई-मेल पहले से आपका है.',
  'This item is not in your list.': 'यह सामान आपकी सूची में नहीं है.',
  'This link no longer works. Please request a new one.': 'यह लिंक अब नहीं चलेगा. दूसरा मँगाएँ.',
  'This shop does not offer this way to sign in.': 'इस दुकान में ऐसे साइन इन नहीं होता.',
  'This shop does not send e-mail. Please contact support.': 'यह दुकान ई-मेल नहीं भेजती. मदद के लिए हमें लिखें.',
  'This sign-in was started elsewhere, or took too long. Please try again from the shop.':
    'यह साइन इन कहीं और से शुरू हुआ था, या बहुत देर लगी. दुकान से फिर कोशिश करें.',
  'This sign-in has already been used. Please try again.': 'यह साइन इन पहले इस्तेमाल हो चुका है. फिर कोशिश करें.',
  'Too many accounts were created from here. Please try again later.': 'यहाँ से बहुत सारे खाते बने. बाद में कोशिश करें.',
  'Too many addresses were entered from here. Please try again later.': 'यहाँ से बहुत सारे पते डाले गए. बाद में कोशिश करें.',
  'Too many attempts. Please try again in 15 minutes.': 'बहुत बार कोशिश हुई. 15 मिनट बाद फिर कोशिश करें.',
  'Uploaded images cleared': 'डाली हुई तस्वीरें हट गईं',
  'Use this address': 'यही ई-मेल रखें',
  'User Login Successfully!': 'लॉगिन हो गया!',
  'We have sent a link to your new address. Nothing changes until you open it.':
    'हमने आपके नए ई-मेल पर लिंक भेजा है. उसे खोलने तक कुछ नहीं बदलेगा.',
  'We have sent you a link. Please check your e-mail.': 'हमने लिंक भेजा है. अपना ई-मेल देखें.',
  'We were asked for a new password for your account. Use the link below within {minutes} minutes. It works once.':
    'आपके खाते के लिए नया पासवर्ड माँगा गया है. नीचे का लिंक {minutes} मिनट तक, एक बार चलेगा.',
  'We were asked to change the e-mail address of your account to {newEmail}. It changes once the link we sent there is opened. If it was you, there is nothing to do here.':
    'आपके खाते का ई-मेल {newEmail} करने को कहा गया है. वहाँ भेजा गया लिंक खुलते ही यह बदल जाएगा. अगर आपने कहा था, तो यहाँ कुछ नहीं करना है.',
  'We were asked to use this address for another account. It has an account of its own, so nothing has changed.':
    'किसी और खाते के लिए यह ई-मेल माँगा गया है. इस ई-मेल का अपना खाता पहले से है, इसलिए कुछ नहीं बदला.',
  'Owners are set from the terminal of the shop: npm run admin.':
    'मालिक कौन है, यह दुकान के टर्मिनल पर तय होता है: npm run admin.',
  'You already have an account': 'आपका खाता पहले से है',
  'You are signed out on every device.': 'आप सब जगह साइन आउट हो गए हैं.',
  'You asked to use this address for your account. Use the link below within 24 hours. It works once, and you sign in with this address afterwards.':
    'आपने अपने खाते के लिए यह ई-मेल चुना है. नीचे का लिंक 24 घंटे तक, एक बार चलेगा. उसके बाद इसी ई-मेल से साइन इन करें.',
  'You can delete your account once these orders are complete: {numbers}.':
    'खाता तब हटा सकते हैं जब आपके ऑर्डर पूरे हो जाएँ: {numbers} अभी बाक़ी हैं.',
  'You can sign up with this address again at any time. If you did not delete the account yourself, please write to us.':
    'इस ई-मेल से आप कभी भी नया खाता बना सकते हैं. अगर खाता आपने नहीं मिटाया, तो कृपया हमें लिखें.',
  'You have requested too many links. Please try again in 15 minutes.':
    'बहुत बार लिंक माँगा गया. 15 मिनट बाद फिर कोशिश करें.',
  'You have written too many reviews. Please try again in a minute.': 'आपने बहुत सारे रिव्यू लिखे. एक मिनट बाद फिर कोशिश करें.',
  'You may only see your own account.': 'आप सिर्फ़ अपना खाता देख सकते हैं.',
  'You may only use your own account.': 'आप सिर्फ़ अपना खाता इस्तेमाल कर सकते हैं.',
  'Your account will be deleted on {when}': 'आपका खाता {when} को मिटा दिया जाएगा',
  'You asked us to delete your account. You are signed out on every device.':
    'आपने अपना खाता मिटाने को कहा है. आप सब जगह साइन आउट हो गए हैं.',
  'You have not used your account for three years, so we no longer keep it.':
    'आपने तीन साल से अपने खाते का इस्तेमाल नहीं किया, इसलिए हम इसे और नहीं रखेंगे.',
  'What is left of your store credit is lost; a gift card can be spent by anyone who has its code.':
    'आपके स्टोर क्रेडिट में जो बचा है, वह चला जाएगा; गिफ़्ट कार्ड उसका कोड जानने वाला कोई भी ख़र्च कर सकता है.',
  'On {when} it is deleted for good, and with it your cart, your list, your addresses, your pictures and your saved cards. Reviews stay without your name, and orders and invoices as tax law requires.':
    '{when} को यह हमेशा के लिए मिटा दिया जाएगा, और इसके साथ आपका कार्ट, सूची, पते, तस्वीरें और सेव किए कार्ड भी. समीक्षाएँ आपके नाम के बिना रहेंगी, और ऑर्डर व बिल टैक्स क़ानून के अनुसार.',
  'You want to keep it, or did not ask for this? Use the link below, or sign in and choose to keep it.':
    'इसे रखना चाहते हैं, या यह आपने नहीं कहा था? नीचे का लिंक खोलें, या साइन इन करके इसे रखना चुनें.',
  'To keep it, use the link below, or sign in.': 'इसे रखने के लिए नीचे का लिंक खोलें, या साइन इन करें.',
  'Keep my account': 'मेरा खाता रखें',
  'Your account stays as it was. Sign in to go on.': 'आपका खाता पहले जैसा ही रहेगा. आगे बढ़ने के लिए साइन इन करें.',
  'Your account stays as it was.': 'आपका खाता पहले जैसा ही रहेगा.',
  'This link no longer works. Sign in to see whether your account is to be deleted.':
    'यह लिंक अब नहीं चलता. साइन इन करके देखें कि आपका खाता मिटाया जाना है या नहीं.',
  'You are signed in. Your account will be deleted on {when}. Keep it in My Account.':
    'आप साइन इन हो गए हैं. आपका खाता {when} को मिटा दिया जाएगा. इसे "मेरा खाता" में जाकर रख सकते हैं.',
  'Your account will be deleted on {when}. Sign in before then to keep it.':
    'आपका खाता {when} को मिटा दिया जाएगा. इसे रखने के लिए उससे पहले साइन इन करें.',
  'Your account has been deleted': 'आपका खाता मिटा दिया गया है',
  'Your account has its old e-mail address again. Please choose a new password.':
    'आपके खाते का पुराना ई-मेल वापस आ गया. कृपया नया पासवर्ड बनाएँ.',
  'Your account is deleted for good, and with it your cart, your list, your addresses and your pictures. You are signed out on every device. Reviews that you wrote stay without your name.':
    'आपका खाता हमेशा के लिए मिटा दिया गया है, और उसके साथ आपका कार्ट, आपकी सूची, आपके पते और आपकी तस्वीरें भी. हर फ़ोन और कंप्यूटर से साइन आउट हो गया है. आपके रिव्यू आपके नाम के बिना रहेंगे.',
  'Your account is ready. Please sign in.': 'आपका खाता तैयार है. साइन इन करें.',
  'Your account there has no confirmed e-mail address.': 'वहाँ आपके खाते का ई-मेल पक्का नहीं है.',
  'Your address book is full: it holds {most} addresses.': 'आपके पते भर गए: {most} पते रख सकते हैं.',
  'This address gets no newsletter any more.': 'इस पते पर अब न्यूज़लेटर नहीं आएगा.',
  'Thank you! You are on our newsletter list.': 'धन्यवाद! अब आपको हमारा न्यूज़लेटर मिलेगा.',
  'Your e-mail address has been changed.': 'आपका ई-मेल बदल गया.',
  'Your e-mail address is about to change': 'आपका ई-मेल बदलने वाला है',
  'Your e-mail address is confirmed.': 'आपका ई-मेल पक्का हो गया.',
  'Your list is full: it holds {most} products.': 'आपकी सूची भर गई: इसमें {most} चीज़ें आती हैं.',
  'Your orders and their invoices are kept, as tax law requires, with the name and address they were placed with. They no longer belong to any account.':
    'आपके ऑर्डर और उनके बिल टैक्स क़ानून के कारण रखे जाते हैं, उसी नाम और पते के साथ जिससे वे दिए गए थे. वे अब किसी खाते के नहीं हैं.',
  'Your password has been changed.': 'आपका पासवर्ड बदल गया.',
  'Your password has been changed. Please sign in.': 'आपका पासवर्ड बदल गया. साइन इन करें.',
  'an admin': 'एडमिन',
  email: 'ई-मेल',
  'images must be a list of addresses.': 'images पतों की सूची हो.',
  name: 'नाम',
  owner: 'मालिक',
  packer: 'पैकिंग वाले',
  password: 'पासवर्ड',
  phone: 'फ़ोन नंबर',
  'productId must be sent.': 'productId भेजना ज़रूरी है.',
  support: 'मदद वाले',
  'user updated': 'आपकी जानकारी सेव हो गई',
  '{field} can not be blank!': '{field} भरना ज़रूरी है!',
  '{most} accounts have a role already. Remove one first.': '{most} खातों के पास पहले से काम है. पहले एक हटाएँ.',
  '{name} no longer has a role.': '{name} का अब कोई काम नहीं.',
  '{name} now works as {role}.': '{name} का काम अब: {role}.',
  'A passkey was added to your account. It signs you in without a password.':
    'आपके खाते में एक पासकी जोड़ी गई है. वह बिना पासवर्ड के साइन इन कराती है.',
  'A passkey was removed from your account.': 'आपके खाते से एक पासकी हटाई गई है.',
  'Add an e-mail address first, or you could not sign in again.': 'पहले एक ई-मेल जोड़ें, वरना आप फिर साइन इन नहीं कर पाएँगे.',
  'How you sign in has changed': 'साइन इन करने का आपका तरीक़ा बदला है',
  'If this was not you, sign out everywhere in My Account, remove it there, and write to us.':
    'अगर यह आपने नहीं किया, तो मेरा खाता में हर जगह से साइन आउट करें, उसे वहाँ हटाएँ, और हमें लिखें.',
  'Please enter a mobile number of 10 digits.': 'कृपया 10 अंकों का मोबाइल नंबर डालें.',
  'Please sign in again first, so that we know it is you.': 'कृपया पहले फिर से साइन इन करें, ताकि हम जानें कि यह आप ही हैं.',
  'Please type the code.': 'कृपया कोड डालें.',
  'There is no such passkey.': 'ऐसी कोई पासकी नहीं है.',
  'This account has no password.': 'इस खाते का पासवर्ड नहीं है.',
  'This code is wrong or no longer holds. Please check it, or request another one.':
    'यह कोड ग़लत है या अब नहीं चलता. इसे जाँचें, या दूसरा कोड मँगाएँ.',
  'This number signs in another account.': 'इस नंबर से कोई दूसरा खाता साइन इन होता है.',
  'This shop does not send text messages. Please use your e-mail.': 'यह दुकान SMS नहीं भेजती. कृपया अपना ई-मेल इस्तेमाल करें.',
  'We have sent a code to {phone}.': 'हमने {phone} पर कोड भेजा है.',
  'Who runs the shop signs in with e-mail and password, or with a passkey.':
    'दुकान चलाने वाले ई-मेल और पासवर्ड से, या पासकी से साइन इन करते हैं.',
  'You can sign in with {phone} now.': 'अब आप {phone} से साइन इन कर सकते हैं.',
  'You have requested too many codes. Please try again in 15 minutes.':
    'आपने बहुत बार कोड मँगाया. कृपया 15 मिनट बाद कोशिश करें.',
  'Your account can be opened by a code that is sent to your phone from now on.':
    'अब से आपका खाता आपके फ़ोन पर भेजे गए कोड से खुल सकता है.',
  'Your account has no e-mail address yet.': 'आपके खाते में अभी कोई ई-मेल नहीं है.',
  'Your number no longer signs you in.': 'आपके नंबर से अब साइन इन नहीं होगा.',
  '{code} is your code for {shop}, for {minutes} minutes. Tell it to no one.':
    '{code} {shop} के लिए आपका कोड है, {minutes} मिनट तक. इसे किसी को न बताएँ.',
} as const;

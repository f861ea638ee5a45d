/** Texts of the looks of the shop in Hindi. */
export const shop = {
  'A link leads to https://… or to a page of the shop, such as /about.':
    'लिंक https://… पर ले जाए या दुकान के किसी पेज पर, जैसे /about.',
  'A logo is at most {wider} times as wide as high, and {higher} times as high as wide.':
    'लोगो की चौड़ाई ऊँचाई की ज़्यादा से ज़्यादा {wider} गुना हो, और ऊँचाई चौड़ाई की {higher} गुना.',
  'A promise': 'वादा',
  'Each section can appear only once.': 'हर हिस्सा एक ही बार आए.',
  'Enter a colour such as #C2410C.': 'रंग लिखें, जैसे #C2410C.',
  'Invoices and credit notes must begin with different letters.': 'इनवॉइस और क्रेडिट नोट के अक्षर अलग-अलग हों.',
  'Please select a PNG or SVG file.': 'PNG या SVG फ़ाइल चुनें.',
  'The accent on dark pages has a contrast of {ratio} to their ground; it needs {least}.':
    'गहरे पेज पर बटन और लिंक का कंट्रास्ट {ratio} है; कम से कम {least} चाहिए.',
  'The accent on light pages has a contrast of {ratio} to their ground; it needs {least}.':
    'हल्के पेज पर बटन और लिंक का कंट्रास्ट {ratio} है; कम से कम {least} चाहिए.',
  'The front page needs at least one section.': 'होम पेज पर कम से कम एक हिस्सा हो.',
  'The ground of dark pages is too light.': 'गहरे पेज की पृष्ठभूमि ज़्यादा हल्की है.',
  'The ground of light pages is too dark.': 'हल्के पेज की पृष्ठभूमि ज़्यादा गहरी है.',
  'The line': 'पंक्ति',
  'The looks are not of this shape.': 'रूप-रंग इस ढंग का नहीं है.',
  'The name of a link': 'लिंक का नाम',
  'Text on dark pages has a contrast of {ratio} to its ground; it needs {least}.':
    'गहरे पेज पर लिखावट का कंट्रास्ट {ratio} है; कम से कम {least} चाहिए.',
  'Text on light pages has a contrast of {ratio} to its ground; it needs {least}.':
    'हल्के पेज पर लिखावट का कंट्रास्ट {ratio} है; कम से कम {least} चाहिए.',
  'You can have at most {most} links.': 'ज़्यादा से ज़्यादा {most} लिंक हो सकते हैं.',
  'You can have at most {most} promises.': 'ज़्यादा से ज़्यादा {most} वादे हो सकते हैं.',
  'Enter 1 to {most} letters from A to Z.': 'A से Z तक 1 से {most} अक्षर लिखें.',
} as const;

/**
 * How UPI is paid on this screen: by an app of the same phone on a narrow one, and on a wide one by
 * a QR code that another phone scans.
 */
export function upiFlow(): 'intent' | 'qr' {
  return window.matchMedia('(max-width: 767.98px)').matches ? 'intent' : 'qr';
}

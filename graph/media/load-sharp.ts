/**
 * The library of pictures, loaded when the first picture is made: with its machine code it is a
 * twentieth of the processor time of a start, and most starts and programs of the operator make
 * none.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}

/** In the place of every drawing that is a file: an address. */
export default '/drawing.svg';

import styles from './PrintBand.module.css';

/** A printed border, the shop's ornament: small diamonds in a row, 12 px high. Decoration only. */
export function PrintBand() {
  return <span className={styles.printBand} />;
}

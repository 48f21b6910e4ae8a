declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs `traditional simplified`, parted by `|`. */
  const pairs: string;
  export default pairs;
}

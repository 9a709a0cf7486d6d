/** Messages `RW08xx`. */
export const lint = {};

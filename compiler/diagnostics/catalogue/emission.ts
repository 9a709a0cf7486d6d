/** Messages `RW07xx`. */
export const emission = {};

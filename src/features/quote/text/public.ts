/** Words of the quote that other features say too. */

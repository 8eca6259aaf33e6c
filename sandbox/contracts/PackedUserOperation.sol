// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A user operation, as the EntryPoint of version 0.7 passes it to an account (ERC-4337).
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}
